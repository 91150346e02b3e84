import { type DocumentContent } from './content';
import { type FontFiles, type Fonts } from './pdf/fonts';

/** Puts documents on pages. */
export type Renderer = (content: DocumentContent) => Promise<Uint8Array>;

/** A renderer that reads its fonts, and the code that draws, when the first document is wanted. */
export function createRenderer(fontFiles: () => Promise<FontFiles>): Renderer {
  let ready: Promise<Drawing> | null = null;
  return async (content) => {
    ready ??= prepare(fontFiles).catch((error: unknown) => {
      ready = null; // the next one tries again
      throw error;
    });
    const { renderPdf, fonts } = await ready;
    return renderPdf(content, fonts);
  };
}

interface Drawing {
  renderPdf(content: DocumentContent, fonts: Fonts): Promise<Uint8Array>;
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
