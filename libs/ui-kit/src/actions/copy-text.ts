/**
 * Puts text on the clipboard.
 *
 * - Where the browser offers no clipboard (an old one, or a page that is not secure), a selection is copied the old way. Few need
 *   it, so it is fetched then.
 * - Fails with an Error when neither way is allowed.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const { copySelection } = await import('./copy-selection');
    if (!copySelection(text)) throw new Error('The browser did not allow copying');
  }
}
