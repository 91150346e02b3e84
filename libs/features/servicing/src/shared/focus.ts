/** Whether a person has reached for something since the page opened: a menu that is open closes when it loses the focus. */
export const isFocusTaken = (): boolean =>
  ![null, document.body, document.getElementById('main')].includes(document.activeElement as HTMLElement);
