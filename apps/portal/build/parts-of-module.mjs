import { namesIn } from './names-in.mjs';

/**
 * Takes a module of declarations apart. Gives the code of each part by its name; the part without a name exports all of them as the module
 * does. `addressOf` says how a part is imported, `sourceOf` how another module is.
 */
export function partsOf(code, { body }, { addressOf, sourceOf }) {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration').flatMap((node) => importsOf(node, sourceOf));
  const exported = body.filter(({ type }) => type === 'ExportNamedDeclaration').flatMap(({ specifiers }) => specifiers);
  const statements = body
    .filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration')
    .map((node) => ({ text: code.slice(node.start, node.end), names: declaredBy(node), ...namesIn(node) }));
  const owner = ownersOf(statements);

  const parts = new Map();
  for (const part of new Set(owner.values())) {
    const own = statements.filter((statement) => statement.part === part);
    const used = [...new Set(own.flatMap(({ uses }) => [...uses]))];
    const fromParts = used.filter((name) => owner.has(name) && owner.get(name) !== part);
    const lines = [
      ...imports.filter(({ name }) => used.includes(name)).map(({ line }) => line),
      ...fromParts.map((name) => `import { ${name} } from ${JSON.stringify(addressOf(owner.get(name)))};`),
      ...own.map(({ text }) => text),
      `export { ${own.flatMap(({ names }) => names).join(', ')} };`,
    ];
    parts.set(part, lines.join('\n'));
  }
  const line = ({ local, exported: as }) =>
    `export { ${local.name} as ${as.name} } from ${JSON.stringify(addressOf(owner.get(local.name)))};`;
  return parts.set('', exported.map(line).join('\n'));
}

/**
 * Names the part of each statement, and gives the part of each name. Only its own module may assign a variable: what assigns one is in its
 * part. A statement that declares nothing belongs to the first name in it.
 */
function ownersOf(statements) {
  const owner = new Map(statements.flatMap(({ names }) => names.map((name) => [name, names[0]])));
  for (const { names, uses, assigns } of statements) {
    for (const assigned of [...assigns].filter((name) => owner.has(name))) {
      const [from, to] = [owner.get(names[0] ?? [...uses].find((name) => owner.has(name))), owner.get(assigned)];
      for (const [name, part] of owner) if (part === from) owner.set(name, to);
    }
  }
  for (const statement of statements) {
    statement.part = owner.get(statement.names[0] ?? [...statement.uses].find((name) => owner.has(name)));
  }
  return owner;
}

const declaredBy = (node) =>
  (node.type === 'VariableDeclaration' ? node.declarations : [node]).flatMap(({ id }) => (id ? [id.name] : []));

const importsOf = ({ specifiers, source }, sourceOf) =>
  specifiers.map(({ type, local, imported }) => {
    const what = { ImportNamespaceSpecifier: `* as ${local.name}`, ImportDefaultSpecifier: local.name }[type];
    const names = what ?? `{ ${imported.name} as ${local.name} }`;
    return { name: local.name, line: `import ${names} from ${JSON.stringify(sourceOf(source.value))};` };
  });
