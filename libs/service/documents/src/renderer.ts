import { type DocumentContent } from './content';
import { type Letterhead } from './letterhead';
import { type FontFiles, type Fonts } from './pdf/fonts';

/** Puts documents on pages. */
export type Renderer = (content: DocumentContent) => Promise<Uint8Array>;

/** A renderer that reads its fonts, and the code that draws, when the first document is wanted. Without a letterhead there is none. */
export function createRenderer(fontFiles: () => Promise<FontFiles>, letterhead: Letterhead | null = null): Renderer {
  let ready: Promise<Drawing> | null = null;
  return async (content) => {
    ready ??= prepare(fontFiles).catch((error: unknown) => {
      ready = null; // the next one tries again
      throw error;
    });
    const { renderPdf, fonts } = await ready;
    return renderPdf(content, fonts, letterhead);
  };
}

interface Drawing {
  renderPdf(content: DocumentContent, fonts: Fonts, letterhead: Letterhead | null): Promise<Uint8Array>;
  fonts: Fonts;
}

async function prepare(fontFiles: () => Promise<FontFiles>): Promise<Drawing> {
  const [files, { renderPdf }, { readFonts }] = await Promise.all([
    fontFiles(),
    import('./pdf/render-pdf'),
    import('./pdf/fonts'),
  ]);
  return { renderPdf, fonts: readFonts(files) };
}
