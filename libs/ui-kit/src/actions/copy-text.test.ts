import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

const give = (writeText: (text: string) => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } });
/** jsdom has no execCommand; this one remembers what was selected. */
function offerSelection(allowed: boolean) {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return allowed;
  };
  return copied;
}
afterEach(() => vi.unstubAllGlobals());

describe('copying', () => {
  it('uses the clipboard of the browser', async () => {
    const writeText = vi.fn(async () => undefined);
    give(writeText);
    await copyText('0800 123 456');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('0800 123 456');
  });

  it.each([
    ['refuses', () => give(() => Promise.reject(new Error('not allowed')))],
    ['is missing', () => vi.stubGlobal('navigator', {})],
  ])('copies a selection when the clipboard %s, and leaves nothing behind', async (_what, arrange) => {
    arrange();
    const copied = offerSelection(true);
    await copyText('0800 123 456');
    expect(copied).toEqual(['0800 123 456']);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('fails when neither way is allowed', async () => {
    vi.stubGlobal('navigator', {});
    offerSelection(false);
    await expect(copyText('0800 123 456')).rejects.toThrow('The browser did not allow copying');
  });
});
