import { readFile } from 'node:fs/promises';

const mark = '\0valibot:';

/**
 * Gives each function of valibot a module of its own. The library is one module, and a module lives in one file: every function that some
 * later screen uses would travel with the first page. Apart they go where they are needed, as modules of ours do.
 */
export const valibotByFunction = () => {
  let parts = null;
  return {
    name: 'valibot-by-function',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(mark)) return source;
      if (source !== 'valibot') return null;
      const { id } = await this.resolve(source, importer, { ...options, skipSelf: true });
      parts ??= readFile(id, 'utf8').then((code) => partsOf(code, this.parse(code)));
      return { id: mark, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.startsWith(mark)) return null;
      const code = (await parts).get(id.slice(mark.length));
      return { code, moduleSideEffects: false };
    },
  };
};

/** The code of each part by its name; the part without a name exports all of them as the library does. */
function partsOf(code, { body }) {
  const statements = body
    .filter(({ type }) => type !== 'ExportNamedDeclaration')
    .map((node) => statementOf(code, node));
  const owner = new Map();
  for (const statement of statements) {
    // Only its own module may assign a variable: those who share one share a module.
    const shared = statement.isVariable ? statements.filter(({ uses }) => uses.has(statement.name)) : [];
    const part = [statement, ...shared].map(({ name }) => owner.get(name)).find(Boolean) ?? statement.name;
    for (const { name } of [statement, ...shared]) owner.set(name, part);
  }
  const parts = new Map();
  for (const part of new Set(owner.values())) {
    const own = statements.filter(({ name }) => owner.get(name) === part);
    const used = new Set(
      own.flatMap(({ uses }) => [...uses]).filter((name) => owner.has(name) && owner.get(name) !== part),
    );
    parts.set(
      part,
      [
        ...[...used].map((name) => `import { ${name} } from ${JSON.stringify(mark + owner.get(name))};`),
        ...own.map(({ text }) => text),
        `export { ${own.map(({ name }) => name).join(', ')} };`,
      ].join('\n'),
    );
  }
  const exported = body.find(({ type }) => type === 'ExportNamedDeclaration').specifiers;
  const line = ({ local, exported: as }) =>
    `export { ${local.name} as ${as.name} } from ${JSON.stringify(mark + owner.get(local.name))};`;
  return parts.set('', exported.map(line).join('\n'));
}

function statementOf(code, node) {
  const text = code.slice(node.start, node.end);
  const name = (node.id ?? node.declarations[0].id).name;
  const uses = new Set(text.match(/[\w$]+/g));
  uses.delete(name);
  return { name, text, uses, isVariable: node.type === 'VariableDeclaration' && node.kind === 'let' };
}
