import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

interface Page {
  title: string;
  /** Whose page this is a stand-in for. */
  standIn: string;
  /** What nobody need fear here. */
  reassurance?: string;
  /** Its stylesheet, beside the one of all stand-ins. */
  style: string;
  main: Markup;
  /** Whether the page looks for news and shows them by itself. */
  isLive?: boolean;
}

/** A page of a stand-in. Everything put into it is escaped. */
export const layout = ({
  title,
  standIn,
  reassurance = 'no money moves.',
  style,
  main,
  isLive = false,
}: Page): Markup =>
  html`<!doctype html>
    <html lang="en-ZA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - stand-in for ${standIn}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages/base.css" />
        <link rel="stylesheet" href="/pages/parts.css" />
        <link rel="stylesheet" href="${style}" />
        ${isLive ? html`<script type="module" src="/pages/news.js"></script>` : ''}
      </head>
      <body>
        <header class="stand-in">
          <p><strong>Stand-in for ${standIn}.</strong> Nothing here is real: ${reassurance}</p>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
