import { relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../../../..');
const sources = resolve(root, 'libs/contract/src');
const fields = resolve(sources, 'fields');
/** Say that something is a code of a list, which the schema says too. */
const saysNothing = new Set(['both', 'choice', 'optionalChoice', 'oneOf', 'chosen']);

/** Whether a schema describes what is read or what is written: a row of a record has both. */
export type Side = 'read' | 'written';

/**
 * Reads what stands over the fields of the contract's schemas. Schemas are put together from rows and spread entries, so the
 * compiler is asked where a field was defined, not the text of one file.
 */
export function fieldComments() {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const rootNames = ['openapi/named-schemas.ts', 'endpoints.ts'].map((file) => resolve(sources, file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: rootNames }, ts.sys, root);
  const program = ts.createProgram({ rootNames, options });
  const checker = program.getTypeChecker();

  const exported = (file: string, name: string): ts.Type => {
    const source = program.getSourceFile(resolve(sources, file));
    const module = source && checker.getSymbolAtLocation(source);
    const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!found) throw new Error(`${file} exports no ${name}`);
    return checker.getTypeOfSymbol(found);
  };
  const property = (type: ts.Type, name: string): ts.Type | undefined => {
    const found = type.getProperty(name);
    return found && checker.getTypeOfSymbol(found);
  };
  const tupleOf = (type: ts.Type | undefined) =>
    type === undefined ? [] : checker.getTypeArguments(type as ts.TypeReference);

  /** The fields of a schema, however it is wrapped. */
  function fieldsOf(schema: ts.Type | undefined, depth = 0): ts.Symbol[] {
    if (!schema || depth > 12) return [];
    const [piped] = tupleOf(property(schema, 'pipe'));
    if (piped) return fieldsOf(piped, depth + 1);
    const entries = property(schema, 'entries');
    if (entries) return entries.getProperties();
    const inside = ['item', 'wrapped', 'value'].map((name) => property(schema, name));
    const choices = property(schema, 'options');
    return [...inside, ...tupleOf(choices)].flatMap((one) => fieldsOf(one, depth + 1));
  }

  const commentOf = (symbol: ts.Symbol | undefined) =>
    symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)) : '';

  /** What stands over the kind of field that it is: `day`, `requiredCell`, `optionalDay(...)`. */
  function kindComment(field: ts.Symbol, side: Side): string {
    const [definition] = field.declarations ?? [];
    if (!definition || !ts.isPropertyAssignment(definition)) return '';
    const kind = namedIn(definition.initializer, side);
    const symbol = kind && checker.getSymbolAtLocation(kind);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isKind = target?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(fields)) ?? false;
    return isKind && !saysNothing.has(target?.name ?? '') ? commentOf(target) : '';
  }

  /** Every word about the field that a path leads to, that of the field itself first. */
  function wordsOf(schema: ts.Type, path: string, side: Side): string {
    let found: ts.Symbol | undefined;
    let inside: ts.Type | undefined = schema;
    for (const name of path.split('.')) {
      found = fieldsOf(inside).find((one) => one.name === name);
      if (!found) throw new Error(`There is no field ${path}`);
      inside = checker.getTypeOfSymbol(found);
    }
    if (!found) return '';
    return [commentOf(found), kindComment(found, side)].map(asSentence).filter(Boolean).join(' ');
  }

  return {
    /** The schema that an object of the contract holds: `schema('openapi/named-schemas.ts', 'namedReplies', 'Child')`. */
    schema(file: string, object: string, ...keys: string[]): ts.Type {
      const found = keys.reduce<ts.Type | undefined>(
        (type, key) => type && property(type, key),
        exported(file, object),
      );
      if (!found) throw new Error(`${relative(root, file)}: ${object} has no ${keys.join('.')}`);
      return found;
    },
    wordsOf,
  };
}

/** The name that a field is defined by: itself, what is called, or the side of a row that is asked about. */
function namedIn(expression: ts.Expression, side: Side): ts.Node | undefined {
  if (ts.isIdentifier(expression)) return expression;
  if (ts.isPropertyAccessExpression(expression)) return namedIn(expression.expression, side);
  if (!ts.isCallExpression(expression)) return undefined;
  const { expression: called, arguments: given } = expression;
  if (!ts.isIdentifier(called)) return undefined;
  const half = called.text === 'both' ? given[side === 'read' ? 0 : 1] : undefined;
  return half ? namedIn(half, side) : called;
}

/** Comments cite the rules for whoever reads the code; readers of the document have no such file beside them. */
const asSentence = (comment: string) =>
  comment
    .replace(/\s*\((?:docs|libs)\/[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
