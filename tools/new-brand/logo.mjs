import { existsSync, readFileSync, statSync } from 'node:fs';
import { Refusal } from './refusal.mjs';

/** The text of a logo. `markProblem` is the check of libs/brand: shapes only, nothing that runs or leads elsewhere. */
export function readLogo(path, markProblem) {
  if (!path) throw new Refusal('Name the logo: an SVG file, as in npm run new:brand -- baobab "#9a3412" logo.svg');
  if (!existsSync(path) || !statSync(path).isFile())
    throw new Refusal(`The logo ${path} is not there: name an SVG file that is.`);
  const svg = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const problem = markProblem(svg);
  if (problem) throw new Refusal(`The logo ${path} ${problem}.`);
  if (!/<svg\b[^>]*\sviewBox="[^"]+"/.test(svg))
    throw new Refusal(`The logo ${path} needs a viewBox on its <svg>, or nobody knows how large it is drawn.`);
  return `${svg.trim()}\n`;
}
