// The generator of a brand: what it refuses, what it asks, and that what it makes passes every check that a brand must pass.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import * as prettier from 'prettier';
import { importTypescript } from '../lib/import-typescript.mjs';
import { canOpenPages } from '../lib/open-page.mjs';
import { scratchCopy } from '../lib/scratch-copy.mjs';
import { environment, root } from '../lib/workspace.mjs';
import { completeFacts, factsInFile, factsInOptions } from './facts.mjs';
import { planBrand } from './plan-brand.mjs';
import { questions } from './questions.mjs';

const { legalFactNames, legalFacts, sampleLegal } = await importTypescript('libs/brand/src/index.ts');
const brands = join(root, 'libs/brand/brands');
const lwandle = JSON.parse(readFileSync(join(brands, 'lwandle/brand.json'), 'utf8'));

const name = 'zz-generated';
const mark = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>\n`;
const good = {
  productName: 'Baobab Family Cover',
  contact: { email: 'care@baobab.example', phone: '011 555 0142', chatNumber: '27825550142' },
  legal: {
    insurerName: 'Baobab Life Limited',
    fspNumber: '99997',
    insurerRegistration: '2011/099997/06',
    insurerAddress: '1 Sample Road, Polokwane, 0699',
    complianceEmail: 'compliance@baobab.example',
    informationOfficerEmail: 'privacy@baobab.example',
    paiaManualLink: 'https://baobab.example/paia-manual.pdf',
  },
};

let folder;
const file = (path) => join(folder, path);
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-brand-'));
  writeFileSync(file('logo.svg'), mark('<path fill="#9a3412" d="M0 0h9v9z"/>'));
  writeFileSync(file('facts.json'), JSON.stringify(good));
});
after(() => rmSync(folder, { recursive: true }));

/** The facts of a good brand, some of them otherwise. */
const facts = (more = {}) => new Map([...factsInFile(file('facts.json')), ...Object.entries(more)]);
const plan = (more = {}, terminal = null) =>
  planBrand({ name, colour: '#9a3412', logo: file('logo.svg'), facts: facts(), ...more }, { folder: brands, terminal });
const refuses = async (made, sentence) => {
  await assert.rejects(made, (error) => {
    assert.match(error.message, sentence);
    assert.equal(error.message.split('\n').length, 1);
    return error.constructor.name === 'Refusal';
  });
};

describe('a new brand is refused in one sentence', () => {
  const names = [
    ['', /^Say what to call it: npm run new:brand/],
    ['My brand', /^"My brand" cannot be the name of a brand: write it in small letters/],
    ['Baobab', /cannot be the name/],
    ['../baobab', /cannot be the name/],
    ['lwandle', /^There is a brand "lwandle" already: take another name/],
  ];
  for (const [bad, sentence] of names) it(`the name "${bad}"`, () => refuses(plan({ name: bad }), sentence));

  for (const colour of ['rust', '#99', '#9a341280', ''])
    it(`the colour "${colour}"`, () => refuses(plan({ colour }), /" is no colour: write one .* as "#9a3412"\.$/));

  it('a logo that is not there', () =>
    refuses(plan({ logo: file('none.svg') }), /^The logo .*none\.svg is not there: name an SVG file that is\.$/));

  const logos = [
    ['a picture of another kind', 'GIF89a', /is no SVG image/],
    ['a script', mark('<script>alert(1)</script>'), /must hold shapes only: take <script> out/],
    ['a handler', mark('<path onclick="alert(1)"/>'), /take onclick= out/],
    ['a link out of it', mark('<path fill="url(https://elsewhere.example/a)"/>'), /take url\(h out/],
    ['another picture in it', mark('<image/>'), /take <image> out/],
    ['no size', mark('').replace(/ viewBox="[^"]*"/, ''), /needs a viewBox/],
  ];
  for (const [what, text, sentence] of logos)
    it(`a logo with ${what}`, () => {
      writeFileSync(file('bad.svg'), text);
      return refuses(plan({ logo: file('bad.svg') }), sentence);
    });

  const bad = [
    ['empty', { 'legal.fspNumber': '' }, /^FSP number \(legal\.fspNumber\) is empty: say what it is\.$/],
    ['of another form', { 'legal.fspNumber': 'FSP 1' }, /^legal\.fspNumber must be one to six digits: correct it\.$/],
    [
      'of lwandle: the product',
      { productName: 'lwandle family cover' },
      /^Name of the product \(productName\) ".*" is that of the brand "lwandle"/,
    ],
    [
      'of lwandle: the FSP number',
      { 'legal.fspNumber': lwandle.legal.fspNumber },
      /^FSP number \(legal\.fspNumber\) "99998" is that of/,
    ],
    [
      'of lwandle: the registration',
      { 'legal.insurerRegistration': lwandle.legal.insurerRegistration },
      /\(legal\.insurerRegistration\) .* is that of the brand "lwandle"/,
    ],
    [
      'of the house: the phone, written otherwise',
      { 'contact.phone': sampleLegal.compliancePhone.replace(/^0/, '+27 ') },
      /\(contact\.phone\) .* is that of the brand "ubuntu"/,
    ],
  ];
  for (const [what, more, sentence] of bad) it(`a fact ${what}`, () => refuses(plan({ facts: facts(more) }), sentence));

  for (const { place, isNeeded, option } of questions.filter((question) => question.isNeeded))
    it(`${place} that nobody says, where nobody can be asked`, () => {
      const known = facts();
      known.delete(place);
      assert.ok(isNeeded);
      return refuses(
        plan({ facts: known }),
        new RegExp(`\\(${place}\\), shown .* is missing: .* --${option} "\\.\\.\\."\\.$`),
      );
    });

  it('facts in a file that is not there, is no JSON, or names what no brand says', () => {
    writeFileSync(file('broken.json'), '{');
    writeFileSync(file('unknown.json'), '{ "legal": { "insurer": "x" } }');
    assert.throws(() => factsInFile(file('none.json')), /are not there: name a JSON file that is\.$/);
    assert.throws(() => factsInFile(file('broken.json')), /are no JSON: /);
    assert.throws(() => factsInFile(file('unknown.json')), /names legal\.insurer, which no brand says: take it out\.$/);
  });
});

describe('the facts of a new brand', () => {
  it('are asked for one by one, with where each is shown, and asked again when they are wrong', async () => {
    const asked = [];
    const said = [];
    const answers = ['', 'Baobab Family Cover', 'lwandle'];
    const terminal = {
      ask: async (text) => {
        asked.push(text);
        return answers[asked.length - 1] ?? `answer ${asked.length}`;
      },
      say: (text) => said.push(text),
    };
    const problemOf = (known) => (known.get('contact.email') === 'lwandle' ? 'That is no address.' : null);
    const complete = await completeFacts(new Map(), { terminal, problemOf });
    assert.deepEqual(
      [...complete.keys()],
      questions.map(({ place }) => place),
    );
    assert.match(asked[0], /^\nName of the product\n {2}shown in the header, /);
    assert.deepEqual(said, ['Name of the product is needed.', 'That is no address.']);
  });

  it('that may be left out are, by Enter', async () => {
    const terminal = { ask: async (text) => (text.includes('Enter leaves it out') ? '' : 'x'), say: assert.fail };
    const complete = await completeFacts(new Map(), { terminal, problemOf: () => null });
    assert.deepEqual(
      [...complete.keys()],
      questions.filter(({ isNeeded }) => isNeeded).map(({ place }) => place),
    );
  });

  it('may be options, which win over the file', () => {
    const given = new Map([...facts(), ...factsInOptions({ 'fsp-number': ' 12345 ' })]);
    assert.equal(given.get('legal.fspNumber'), '12345');
    assert.equal(given.get('productName'), good.productName);
  });

  it('are all that a brand can say of its insurer; the rest is said of those who hear complaints', () => {
    const asked = questions.map(({ place }) => place.replace(/^legal\./, '')).filter((fact) => fact in legalFacts);
    const others = legalFactNames.filter((fact) => /^(nfo|fais|informationRegulator|fsca)/.test(fact));
    assert.deepEqual([...asked, ...others].sort(), [...legalFactNames].sort());
  });
});

it('a page can be opened where somebody sits: not in CI, and on Linux only before a screen', () => {
  const machines = [
    ['darwin', {}, true],
    ['win32', {}, true],
    ['linux', { DISPLAY: ':0' }, true],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
    ['linux', {}, false],
    ['darwin', { CI: 'true' }, false],
  ];
  for (const [platform, env, can] of machines) assert.equal(canOpenPages({ platform, env }), can, platform);
});

describe('what the generator makes', () => {
  // On a copy: other commands may be reading the brands.
  let copy;
  const run = (command, args, cwd = copy.folder) =>
    spawnSync(command, args, {
      cwd,
      env: environment({ BRANDS_DIR: undefined, NODE_TEST_CONTEXT: undefined, CI: 'true' }),
      encoding: 'utf8',
      input: '',
    });
  const made = (path) => join(copy.folder, 'libs/brand/brands', name, path);
  let output;
  before(() => {
    copy = scratchCopy('new-brand');
    const { status, stdout, stderr } = run('node', [
      'tools/new-brand.mjs',
      ...[name, '#9a3412', file('logo.svg'), '--facts', file('facts.json'), '--open'],
    ]);
    assert.equal(status, 0, stderr);
    output = stdout;
  });
  after(() => copy.remove());

  it('is a folder with everything that the others have, and says what to do next', () => {
    for (const path of ['brand.json', 'mark.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])
      assert.ok(existsSync(made(path)), path);
    assert.match(output, /The brand zz-generated is there, in libs\/brand\/brands\/zz-generated\./);
    assert.match(output, /BRAND=zz-generated npm start/);
  });

  it('with --open says how to see its gallery where nobody sits at the machine', () => {
    assert.match(
      output,
      /^No page can be opened on this machine\. On one with a browser: npm run gallery -- components --brand zz-generated --open$/m,
    );
  });

  it('says what it was told, formatted, with its keys in the order of the other brands', async () => {
    const text = readFileSync(made('brand.json'), 'utf8');
    const { light, dark, ...rest } = JSON.parse(text);
    assert.deepEqual(rest, { id: name, ...good, mark: 'mark.svg' });
    for (const theme of ['light', 'dark'])
      assert.deepEqual(Object.keys({ light, dark }[theme]), Object.keys(lwandle[theme]));
    const style = await prettier.resolveConfig(join(brands, 'lwandle/brand.json'));
    assert.equal(text, await prettier.format(text, { ...style, filepath: 'brand.json' }));
  });

  it('passes what every brand must: tokens, contrast, facts, bytes of its sheet', () => {
    const args = [
      'run',
      '--root',
      'libs/brand',
      'src/every-brand.test.ts',
      'src/brand-style.test.ts',
      'src/brand-page.test.ts',
    ];
    const { status, stdout, stderr } = run('vitest', [...args, '--reporter=json']);
    assert.equal(status, 0, stdout + stderr);
    const names = JSON.parse(stdout).testResults.flatMap((each) => each.assertionResults.map((test) => test.fullName));
    assert.ok(names.includes(`the brand ${name} has no fact of another insurer`), 'the new brand was not looked at');
  });

  it('has pictures that show its mark', () => {
    const { status, stdout } = run('node', ['--test', 'tools/brand-icons.test.mjs']);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /the pictures of zz-generated for phones/, 'the new brand was not looked at');
  });

  it('is not made twice: the second is refused and touches nothing', () => {
    const before = readFileSync(made('brand.json'), 'utf8');
    const { status, stderr } = run('node', [
      'tools/new-brand.mjs',
      name,
      '#000',
      file('logo.svg'),
      '--facts',
      file('facts.json'),
    ]);
    assert.equal(status, 1);
    assert.match(stderr.trimEnd(), /^There is a brand "zz-generated" already/);
    assert.equal(readFileSync(made('brand.json'), 'utf8'), before);
  });

  it('with a token taken out is refused by the name of the token and of the file', () => {
    writeFileSync(made('brand.json'), readFileSync(made('brand.json'), 'utf8').replace(/"color-link": .*\n/, ''));
    const { status, stderr } = run('node', ['tools/brand-icons.mjs', name]);
    assert.equal(status, 1);
    assert.match(
      stderr.trimEnd(),
      /^\S+zz-generated: light\.color-link is missing in brand\.json: give it a value such as #0e5e58$/,
    );
  });
});
