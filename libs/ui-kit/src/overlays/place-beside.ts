/** Distance from the edges of the window, in CSS pixels. */
const edge = 8;

/** Puts a fixed element under another, or above it where there is no room, and keeps it inside the window. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = around.left + (around.width - own.width) / 2;
  const hasRoomBelow = around.bottom + own.height + edge <= clientHeight;
  element.style.left = `${Math.max(edge, Math.min(left, clientWidth - own.width - edge))}px`;
  element.style.top = `${hasRoomBelow ? around.bottom : around.top - own.height}px`;
}
