/**
 * Puts text on the clipboard.
 *
 * - Where the browser offers no clipboard (an old one, or a page that is not secure), a selection is copied the old way.
 * - Fails with an Error when neither way is allowed.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelection(text)) throw new Error('The browser did not allow copying');
  }
}

/** Selects the text in a field nobody sees, copies that, and gives the focus back. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  (focused?.closest('dialog') ?? document.body).append(area); // outside an open dialog nothing can be selected
  area.focus();
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
