/** What a gallery is made of, as `npm run gallery` says it in the environment. */
export interface Asked {
  /** Where it is made. */
  folder: string;
  /** Part of the id of each story in it; empty: of every one. */
  word: string;
  brands: string[];
  /** Once each, in the look and at the width in which its test ended. */
  isAsTested: boolean;
}

export const asked = JSON.parse(process.env.GALLERY ?? '{}') as Asked;
