import { type DocumentContent } from '../content';

/** All that a document says, section by section, with plain spaces: `Heading: label=value`. */
export const saidIn = (content: DocumentContent): string[] =>
  content.sections.flatMap(({ heading, parts }) =>
    parts
      .flatMap((part) => {
        if (part.kind === 'text') return [part.text];
        if (part.kind === 'details') return part.rows.map(([label, value]) => `${label}=${value}`);
        if (part.kind === 'table')
          return [...part.rows, ...(part.total ? [part.total] : [])].map((row) => row.join('|'));
        if (part.kind === 'code') return [`${part.label}=${part.value}`];
        return part.rows.map(({ label, choices }) => [label, ...(choices ?? [])].join('|'));
      })
      .map((said) => `${heading}: ${said}`.replaceAll('\u00a0', ' ')),
  );
