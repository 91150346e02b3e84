import { type ApiDocument, type ApiOperation } from '@portal/contract/openapi';
import { docsStyle } from './docs-style';
import { describeType, fieldTable, type TypeSchema } from './describe-type';
import { anchor, escapeHtml, proseHtml } from './html';

/** The API document as a page to read: no script, nothing from elsewhere. */
export function docsPage(api: ApiDocument): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const base = api.servers[0]?.url ?? '';
  const sections = api.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const parts = own.map((call) => callSection(`${call.method.toUpperCase()} ${base}${call.path}`, call.operation));
    return `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2>${parts.join('')}</section>`;
  });
  const links = [...api.tags.map(({ name }) => name), 'Records'];
  const nav = links.map((name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join('');
  const title = escapeHtml(`${api.info.title} ${api.info.version}`);
  return (
    `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${docsStyle}</style></head>` +
    `<body><header><h1>${title}</h1><p>The same as <a href="openapi.json">OpenAPI ${api.openapi}</a>.</p></header>` +
    `<nav aria-label="Areas"><ul>${nav}</ul></nav><main>${sections.join('')}${records(api)}</main></body></html>`
  );
}

function callSection(route: string, operation: ApiOperation): string {
  const parameters = operation.parameters.flatMap((one) => ('in' in one && one.in !== 'header' ? [one] : []));
  const rows = parameters.map(
    ({ name, in: place, schema, description }) =>
      `<li><code>${escapeHtml(name)}</code> (${place}): ${describeType(schema as TypeSchema)}. ${proseHtml(description)}</li>`,
  );
  const content = operation.requestBody?.content;
  const body = content && 'application/json' in content && (content['application/json'].schema as TypeSchema);
  const takesBytes = content && 'application/octet-stream' in content;
  const [done, ...failures] = Object.entries(operation.responses);
  const data = (done?.[1].content['application/json'].schema as TypeSchema | undefined)?.properties?.['data'];
  const refusals = failures.flatMap(([status, answer]) =>
    Object.entries(answer.content['application/json'].examples ?? {}).map(
      ([code, { summary }]) => `<li>${status} <code>${code}</code>: ${proseHtml(summary)}</li>`,
    ),
  );
  return (
    `<details id="${anchor(operation.operationId)}"><summary><code>${escapeHtml(route)}</code> ` +
    `${proseHtml(operation.summary)}</summary>` +
    `<p>For: ${escapeHtml(operation['x-callers'].join(', '))}${operation['x-addition'] ? '. An addition to the specification.' : ''}</p>` +
    (rows.length > 0 ? `<h3>Parameters</h3><ul>${rows.join('')}</ul>` : '') +
    (body ? `<h3>Body</h3>${fieldTable(body)}` : '') +
    (takesBytes ? '<h3>Body</h3><p>Bytes, as <code>application/octet-stream</code>.</p>' : '') +
    `<h3>Data of the answer</h3>${data ? fieldTable(data) : ''}` +
    `<h3>Refusals</h3><ul>${refusals.join('')}</ul></details>`
  );
}

function records({ components }: ApiDocument): string {
  const parts = Object.entries(components['schemas'] ?? {}).map(
    ([name, schema]) =>
      `<details id="record-${anchor(name)}"><summary><code>${escapeHtml(name)}</code></summary>${fieldTable(schema as TypeSchema)}</details>`,
  );
  return `<section id="Records"><h2>Records</h2>${parts.join('')}</section>`;
}
