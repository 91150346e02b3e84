import swaggerUi from 'swagger-ui-dist/swagger-ui-bundle.js?raw';
import swaggerStyle from 'swagger-ui-dist/swagger-ui.css?raw';
import page from './page/reference.html?raw';
import start from './page/start.js?raw';
import style from './page/reference.css?raw';

/** A file of the page: what it is, and its text. */
export interface ReferenceFile {
  type: string;
  text: string;
}

/** Where the page stands: beside the document that it reads, `/api/openapi.json`. */
export const referencePath = '/api/reference';

/** Its map is for whoever works on the library. */
const withoutMap = (code: string) => code.replace(/\n?\/[/*]# sourceMappingURL=.*$/s, '\n');

const script = 'text/javascript; charset=utf-8';
const sheet = 'text/css; charset=utf-8';

/** The page of the API document with search and trying out, and every file that it loads, by path. */
export const referenceFiles: Readonly<Record<string, ReferenceFile>> = {
  [referencePath]: { type: 'text/html; charset=utf-8', text: page },
  [`${referencePath}/swagger-ui.js`]: { type: script, text: withoutMap(swaggerUi) },
  [`${referencePath}/start.js`]: { type: script, text: start },
  [`${referencePath}/swagger-ui.css`]: { type: sheet, text: withoutMap(swaggerStyle) },
  [`${referencePath}/reference.css`]: { type: sheet, text: style },
};

/** Scripts, styles and calls of this origin alone; pictures may stand in the sheet. No inline script and no inline style (decision 001). */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
