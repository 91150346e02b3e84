// `node tools/check-docs.mjs`: links and anchors in Markdown, the documents that code cites and the files that documents name are there, and
// decisions have one shape; and every test that docs/reliability.md names is there and says what it keeps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { root as workspace } from './lib/workspace.mjs';
import { brokenRows } from './reliability/rows.mjs';

const left = new Set(['node_modules', 'dist', '.git', '.data', '.nx', 'coverage', 'test-results']);
/** Its examples are not there. */
const ownTest = 'check-docs.test.mjs';
const read = new Set(['.ts', '.tsx', '.mjs', '.css', '.html', '.md', '.yml', '.sh']);
/** Documents that name files from the root, so that a file which moves is missed. */
const namesFiles = /^(docs\/.*|[A-Z]+)\.md$/;

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() && entry.name !== ownTest && read.has(extname(entry.name)) ? [path] : [];
  });
}

const withoutFences = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (fence) => fence.replace(/[^\n]/g, ''));
const withoutCode = (text) => text.replace(/`[^`\n]*`/g, '');
/** As GitHub makes the anchor of a heading. */
const slug = (heading) =>
  heading
    .replace(/<[^>]+>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function anchorsOf(markdown) {
  const text = withoutFences(markdown);
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slug(heading));
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)]);
}

/** `[words](target)`: what stands in brackets, without targets elsewhere. */
const linksIn = (markdown) =>
  [...withoutCode(withoutFences(markdown)).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
/** `docs/domain/policy.md#r4-3 and #r4-4`, from the root of the workspace, wherever it stands. */
const citationsIn = (text) =>
  [...text.matchAll(/(?<![\w./-])(docs\/[\w/-]+\.md)((?:#[\w-]+)?(?:(?:,|,? and| to)[\s*/]+#[\w-]+)*)/g)].flatMap(
    ([, file, anchors]) => {
      const named = anchors.match(/#[\w-]+/g) ?? [''];
      return named.map((anchor) => file + anchor);
    },
  );
/** By its number alone: nobody finds it, and nothing tells when it goes. */
const numbersIn = (text) =>
  [
    ...text.matchAll(
      /(?:domain rules|reliability|specification)(?: sections?)? (?:[A-M]\d{1,2}|\d{1,2}(?:\.\d{1,2})?)\b/gi,
    ),
  ].map(([number]) => number);
/** `libs/x/src/y.ts`, from the root of the workspace. */
const filesNamedIn = (markdown) =>
  [...withoutFences(markdown).matchAll(/`((?:libs|apps|tools)\/[\w./-]+)`/g)].map(([, path]) => path);

/** A decision says when it was made, whether it still holds, and why. */
const shapeOfDecision =
  'a decision has a numbered title, Date, Status, Context, Decision and Consequences, in this order';
const headOfDecision =
  /^# \d{3} .+\n\nDate: \d{4}-\d\d-\d\d\n\nStatus: (accepted(\. .+)?|.*superseded by \[.+\]\(.+\.md\).*)\n\n## Context\n/;
const isDecision = (text) => {
  const sections = [...text.matchAll(/^## (Context|Decision|Consequences)$/gm)].map(([, section]) => section);
  return headOfDecision.test(text) && sections.join() === 'Context,Decision,Consequences';
};

/** What is cited in a workspace and is not there, and what is not as it should be, one line each. */
export function brokenIn(root) {
  const texts = new Map(filesBelow(root).map((path) => [path, readFileSync(path, 'utf8')]));
  const anchors = new Map();
  const anchorsIn = (path) => {
    if (!anchors.has(path)) anchors.set(path, anchorsOf(texts.get(path)));
    return anchors.get(path);
  };
  const isThere = (base, target) => {
    const [file, anchor] = target.split('#');
    const path = file === '' ? base : join(file.startsWith('/') ? root : dirname(base), file);
    if (!existsSync(path)) return false;
    return anchor === undefined || !texts.has(path) || extname(path) !== '.md' || anchorsIn(path).has(anchor);
  };
  const broken = [];
  for (const [path, text] of texts) {
    const name = relative(root, path);
    const isMarkdown = extname(path) === '.md';
    const links = isMarkdown ? linksIn(text).filter((target) => !isThere(path, target)) : [];
    const citations = citationsIn(text).filter((target) => !isThere(join(root, 'README.md'), target));
    const files = namesFiles.test(name) ? filesNamedIn(text).filter((file) => !existsSync(join(root, file))) : [];
    const numbers = isMarkdown ? [] : numbersIn(text);
    const shape = /(^|\/)decisions\/[^/]+\.md$/.test(name) && !isDecision(text) ? [shapeOfDecision] : [];
    broken.push(...[...links, ...citations, ...files, ...numbers, ...shape].map((target) => `${name}: ${target}`));
  }
  return [...new Set(broken)];
}

if (process.argv[1] === import.meta.filename) {
  const broken = [...brokenIn(workspace), ...brokenRows(workspace)];
  for (const line of broken) console.error(line);
  console.log(
    broken.length === 0
      ? 'Every link and citation resolves, every decision has its shape, every row of reliability has its test.'
      : `${broken.length} to mend.`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
