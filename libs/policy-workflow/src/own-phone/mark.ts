/** In local storage, beside the session: this phone keeps something. Names nobody; it is there so that a page can ask before any script. */
export const ownPhoneMark = 'own-phone';

export const isMarked = (): boolean => {
  try {
    return localStorage.getItem(ownPhoneMark) !== null;
  } catch {
    return false;
  }
};

/** A browser that refuses keeps no mark: its pages are drawn as on any other phone. */
export function mark(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(ownPhoneMark, 'yes');
    else localStorage.removeItem(ownPhoneMark);
  } catch {
    // nothing to undo
  }
}
