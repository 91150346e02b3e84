/** What became of it: somebody who closes the sheet of the device wanted nothing said. */
export type ShareOutcome = 'shared' | 'closed' | 'impossible';

interface Shared {
  title: string;
  text: string;
  /** Null where it could not be drawn: the text goes alone. */
  picture: File | null;
}

export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Opens the sheet of the device in which one chooses an app: with the picture where it takes files, else with the text. */
export async function openShareSheet({ title, text, picture }: Shared): Promise<ShareOutcome> {
  const withPicture = picture && { title, text, files: [picture] };
  try {
    await navigator.share(withPicture && navigator.canShare?.(withPicture) ? withPicture : { title, text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'impossible';
  }
}
