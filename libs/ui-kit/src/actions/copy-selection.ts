/** Selects the text in a field nobody sees, copies that, and gives the focus back. */
export function copySelection(text: string): boolean {
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
