import { create, type Font } from './kit';

/** The files of the two weights that documents are written in. */
export interface FontFiles {
  regular: Uint8Array;
  semiBold: Uint8Array;
}

/** The two weights, read once: reading them costs more than a page. */
export interface Fonts {
  regular: Font;
  semiBold: Font;
}

export const readFonts = ({ regular, semiBold }: FontFiles): Fonts => ({
  regular: create(regular),
  semiBold: create(semiBold),
});
