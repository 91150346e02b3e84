import { expect, it, vi } from 'vitest';
import { loadAgain } from './load-again';

it('keeps what there is to keep, then loads the page without the browser asking', () => {
  const done: string[] = [];
  const target = new EventTarget();
  loadAgain(() => done.push('kept'), { target, reload: () => done.push('loaded again') });
  const asks = vi.fn();
  target.addEventListener('beforeunload', asks);
  target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(done).toEqual(['kept', 'loaded again']);
  expect(asks).not.toHaveBeenCalled();
});
