import { anchor, escapeHtml, proseHtml } from './html';

/** A JSON Schema as far as the page reads it. */
export interface TypeSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: TypeSchema;
  anyOf?: TypeSchema[];
  oneOf?: TypeSchema[];
  allOf?: TypeSchema[];
  properties?: Record<string, TypeSchema>;
  required?: string[];
  description?: string;
}

/** A type in a few words of HTML: `list of <a>Child</a>`, `text (date) or null`. */
export function describeType(schema: TypeSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#record-${anchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((one) => `<code>${escapeHtml(String(one))}</code>`).join(' ');
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return [...new Set(parts.map(describeType))].join(schema.allOf ? ' and ' : ' or ');
  if (schema.items) return `list of ${describeType(schema.items)}`;
  if (schema.properties) return 'object';
  const words = [schema.type ?? 'anything'].flat().join(' or ');
  return escapeHtml(schema.format ? `${words} (${schema.format})` : words);
}

/** The fields of an object as a table; of anything else, its type. */
export function fieldTable(schema: TypeSchema): string {
  if (!schema.properties) return `<p>${describeType(schema)}</p>`;
  const needed = new Set(schema.required);
  const rows = Object.entries(schema.properties).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${describeType(field)}</td>` +
      `<td>${needed.has(name) ? 'yes' : 'no'}</td><td>${proseHtml(field.description ?? '')}</td></tr>`,
  );
  const head = ['Field', 'Type', 'Required', 'Note'].map((title) => `<th scope="col">${title}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
