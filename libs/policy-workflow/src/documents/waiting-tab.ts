/** A tab that was opened by a click and waits for what it is to show: after the wait a browser would no longer open it. */
export interface WaitingTab {
  /** Shows the file at this address. False when the browser gave no tab, or somebody has closed it. */
  show(address: string): boolean;
  /** Nothing came. */
  close(): void;
}

/** Opens a tab at once, with a few words in it. */
export function openWaitingTab(words: string): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = words;
    tab.document.body.textContent = words;
  }
  return {
    show(address) {
      if (!tab || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}
