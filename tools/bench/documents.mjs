// `node tools/bench/documents.mjs`: what it costs to put each kind of document on pages, the largest that there may be, one
// after the other, on this machine: milliseconds (p50, p95) and bytes. Budget: p50 below 150 ms, below 60 KB. Never part of
// `npm test`.
//
// TIMES each document is drawn, after a warm-up.
import { importTypescript } from '../lib/import-typescript.mjs';
import { median } from './load.mjs';

const times = Number(process.env.TIMES ?? 30);
const warmUp = 5;
const budget = { milliseconds: 150, bytes: 60_000 };

const folder = 'libs/service/documents/src';
const sources = ['pdf/render-pdf.ts', 'pdf/fonts.ts', 'testing/documents.ts', 'testing/font-files.ts'];
const [{ renderPdf }, { readFonts }, { everyDocument }, { fontFiles }] = await Promise.all(
  sources.map((source) => importTypescript(`${folder}/${source}`)),
);
const documents = Object.entries(everyDocument());

const files = await fontFiles();
const began = performance.now();
const fonts = readFonts(files);
const read = performance.now();
await renderPdf(documents[0][1], fonts);
console.log(
  `once: fonts read in ${(read - began).toFixed(0)} ms, the first drawn in ${(performance.now() - read).toFixed(0)} ms`,
);

let withinBudget = true;
for (const [name, content] of documents) {
  const taken = [];
  let bytes = 0;
  for (let at = 0; at < times + warmUp; at++) {
    const start = performance.now();
    const file = await renderPdf(content, fonts);
    if (at >= warmUp) taken.push(performance.now() - start);
    bytes = file.length;
  }
  const p50 = median(taken);
  const p95 = taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.95) - 1];
  withinBudget &&= p50 < budget.milliseconds && bytes < budget.bytes;
  console.log(
    `${name.padEnd(12)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${String(bytes).padStart(6)} bytes`,
  );
}
console.log(withinBudget ? 'within budget' : `over budget: ${JSON.stringify(budget)}`);
process.exit(withinBudget ? 0 : 1);
