// What the generators refuse, each in one sentence that says what to do, and what they rely on in the files that they write to.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { importTypescript } from '../lib/import-typescript.mjs';
import { environment, root } from '../lib/workspace.mjs';
import { asked as askedChange, ofRecords } from './change/asked.mjs';
import { fieldsOf } from './change/values.mjs';
import { whyNotChange } from './change/why-not.mjs';
import { asked, nameOf } from './endpoint/asked.mjs';
import { cellsOf } from './endpoint/cells.mjs';
import { whyNotEndpoint } from './endpoint/why-not.mjs';
import { inserted, read } from './generate.mjs';
import { whyNotComponent, whyNotScenario } from './names.mjs';

const says = (sentence, said) => {
  assert.match(String(said), sentence);
  assert.equal(said.split('\n').length, 1);
};

describe('a component is refused', () => {
  const refused = [
    ['', /^Say what to call it.*npm run new:component -- DateBadge$/],
    ['dateBadge', /"dateBadge" cannot be a component: .* as "DateBadge"\.$/],
    ['date-badge', /as "DateBadge"\.$/],
    ['Date badge', /as "DateBadge"\.$/],
    ['../DateBadge', /as "DateBadge"\.$/],
    ['!', /each word with a capital\.$/],
    ['Date', /a name of the language or of React: take another name, as "DatePart"\.$/],
    ['Badge', /"Badge" is taken by badge\.tsx: take another name, or add to what is there\.$/],
  ];
  for (const [name, sentence] of refused)
    it(`as "${name}"`, () => says(sentence, whyNotComponent(name, { Badge: 'badge.tsx' })));
  it('by its command, which ends with 1 and writes nothing', () => {
    const command = ['tools/new-component.mjs', 'Badge', '--in=text'];
    const { status, stderr } = spawnSync('node', command, { cwd: root, env: environment(), encoding: 'utf8' });
    assert.equal(status, 1);
    says(/"Badge" is taken by libs\/ui-kit\/src\/feedback\/badge\.tsx/, stderr.trimEnd());
  });
});

describe('a scenario is refused', () => {
  const there = { taken: ['lapsed'], known: false, words: 'upToDate(today)' };
  const refused = [
    ['', 'x', /^Say in a sentence who it is about: npm run new:scenario -- "a widow with two policies"$/],
    ['widow', 'widow', /^Say in a sentence/],
    ['A widow.', 'widow', /without quotes, bars or a full stop at the end\.$/],
    ["a widow's policy", 'widow', /without quotes/],
    ['a widow', 'Widow', /add --name= in small letters with hyphens, as "widow"\.$/],
    ['a widow', 'widow-with-two-policies-and-more', /as --name=widow-with-two-policies\.$/],
    ['a policy', 'lapsed', /There is a scenario "lapsed": add another name/],
    ['a policy', 'up-to-date', /means something in code already: add another name, as --name=up-to-date-family\.$/],
    ['a policy', 'default', /means something in code already/],
  ];
  for (const [sentence, name, reason] of refused)
    it(`as "${sentence}" (${name})`, () => says(reason, whyNotScenario(sentence, name, there)));
  it('whose sentence is told already', () =>
    says(/told already: say what is different/, whyNotScenario('a widow', 'widow', { ...there, known: true })));
});

describe('an endpoint is refused', () => {
  const there = {
    calls: { cover: { method: 'GET', path: '/policies/{policyNumber}/cover' } },
    permissions: ['see policies'],
    areas: ['Policies'],
    beforeOpening: /^take/,
    words: 'import { changeCalls } from',
  };
  const letters = { method: 'GET', path: '/policies/{policyNumber}/letters', who: 'customers', name: 'letters' };
  const refused = [
    [{ method: 'get' }, /"get" is no method of this API: begin with one of GET, POST, PUT, DELETE, as in npm run /],
    [{ path: 'letters' }, /"letters" cannot be a path: write it below \/api\/v1, in small letters with hyphens/],
    [{ path: '/Letters' }, /cannot be a path/],
    [{ path: '/my letters' }, /cannot be a path/],
    [{ path: '/letters/{id}' }, /Say what \{id\} is, as in \/letters\/\{letterId\}$/],
    [{ path: '/policies/{policyId}/letters' }, /name it \{policyNumber\} in the path\.$/],
    [{ path: '/a/{one}/{one}' }, /names a parameter twice/],
    [{ path: '/policies/{number}/cover' }, /GET \/policies\/\{policyNumber\}\/cover is there already, as cover/],
    [{ who: 'nobody' }, /"nobody" is no permission: --who takes customers, or one of "see policies";/],
    [{ area: 'Letters' }, /"Letters" is no area of the API document: --area takes one of "Policies"\.$/],
    [{ name: 'Letters' }, /add --name=, in small letters with a capital inside, as --name=letters\.$/],
    [{ name: 'new' }, /"new" is a word of the language: add another name/],
    [{ name: 'cover' }, /A call "cover" is there already: add another name/],
    [{ name: 'change' }, /"change" means something beside the other calls already: add .* as --name=changeAnswer\.$/],
    [{ who: 'see policies', name: 'takeLetters' }, /are made before a policy is opened: add another name/],
  ];
  for (const [what, sentence] of refused)
    it(`with ${JSON.stringify(what)}`, () => says(sentence, whyNotEndpoint({ ...letters, ...what }, there)));
  it('for nothing else', () => assert.equal(whyNotEndpoint(letters, there), null));
});

describe('a kind of change is refused', () => {
  const there = {
    kinds: { UPDATE_CHILD: {} },
    calls: { updateChild: { method: 'PUT', path: '/update-child/{policyNumber}' } },
    fields: Object.fromEntries(ofRecords.map((record) => [record, { Middle_Names: 'x', Occupation: 'x' }])),
    words: 'export const updateLife',
  };
  const refused = [
    [[''], /^Say what to call it, in capitals and by what it does: npm run new:change -- UPDATE_/],
    [['update-school'], /write it in capitals, by what it does, as UPDATE_SCHOOL\.$/],
    [['Child school'], /as UPDATE_CHILD_SCHOOL\.$/],
    [['childSchool'], /as UPDATE_CHILD_SCHOOL\.$/],
    [['UPDATE_'], /write it in capitals, by what it does\.$/],
    [
      ['ADD_PET'],
      /adds or removes somebody, .*: begin with UPDATE_, or follow "Add a kind of change" in CONTRIBUTING\.md\.$/,
    ],
    [['DELETE_BENEFICIARY'], /adds or removes somebody/],
    [['UPDATE_EVERYTHING_THAT_ANYBODY_EVER_KNEW_OF_IT'], /long for people to read: at most 40 letters\.$/],
    [['UPDATE_CHILD'], /UPDATE_CHILD is there already: take another name, or change its row/],
    [['UPDATE_LIFE'], /A call "updateLife" is there already: take another name, as UPDATE_LIFE_DETAILS\.$/],
    [
      ['UPDATE_BANK', { of: 'BANKING_DETAILS' }],
      /--of takes one of MAIN_MEMBER, SPOUSE, CHILD, EXTENDED_MEMBER; for another, follow/,
    ],
    [
      ['UPDATE_SCHOOL', { field: 'Id_Number' }],
      /"Id_Number" cannot be changed so: --field takes one of Middle_Names, Occupation; for another/,
    ],
  ];
  for (const [[code, options = {}], sentence] of refused)
    it(`as "${code}" with ${JSON.stringify(options)}`, () =>
      says(sentence, whyNotChange(askedChange(code, options, there.fields), there)));
  it('for nothing else, and is about whom its name says', () => {
    const change = askedChange('UPDATE_SPOUSE_NICKNAME', {}, there.fields);
    assert.equal(whyNotChange(change, there), null);
    assert.equal(change.of, 'SPOUSE');
  });
  it('never for the field that is changed unless another is named', async () => {
    const contract = await importTypescript('libs/contract/src/index.ts');
    for (const record of ofRecords) {
      const fields = fieldsOf(contract, record);
      assert.ok(askedChange(`UPDATE_${record}_NOTE`, {}, { [record]: fields }).value, record);
      assert.deepEqual(
        Object.keys(fields).filter((name) => /Id_|Birth|Cover_Amount|Documents/.test(name)),
        [],
      );
    }
  });
});

describe('an endpoint', () => {
  it('has a name by its method and the end of its path', () => {
    assert.equal(nameOf('GET', '/policies/{policyNumber}/letters'), 'letters');
    assert.equal(nameOf('DELETE', '/policies/{policyNumber}/old-letters/{letterId}'), 'deleteOldLetters');
  });

  it('is open to callers as every call of its kind is in the table of access', async () => {
    const { endpoints, callersOf } = await importTypescript('libs/contract/src/index.ts');
    const { cells } = JSON.parse(read('libs/service/core/src/access-matrix/authz-matrix.json'));
    const kinds = [
      ...read('libs/service/core/src/use-cases/use-cases.ts').matchAll(/^ {2}(\w+): \{\s+for: '([\w-]+)'/gm),
    ];
    // A record named by its `{id}` or `{reference}` alone is looked up by the use case itself.
    const alike = kinds.filter(
      ([, name, kind]) =>
        ['own-policy', 'customer', 'policy', 'servicing', 'staff'].includes(kind) &&
        (kind === 'staff' || !/\{(?:id|reference)\}/.test(endpoints[name].path)),
    );
    assert.ok(alike.length > 60);
    for (const [, name, kind] of alike) {
      const { method, path, route } = endpoints[name];
      const call = asked({ method, path, name, who: 'customers', roles: callersOf(endpoints[name]) });
      // Staff open, close and search without a policy that is open: no path tells these from others.
      if (kind !== 'staff') assert.equal(call.kind, kind, route);
      assert.deepEqual(cellsOf({ ...call, kind }), cells[route], route);
    }
  });
});

describe('a line is put', () => {
  const insertion = { path: 'a.ts', before: 'last', add: 'new ' };
  it('before or after its anchor', () => {
    assert.equal(inserted('first last', insertion, 'new-x.mjs'), 'first new last');
    assert.equal(inserted('a b', { path: 'a.ts', after: /a/, add: '$&' }, 'new-x.mjs'), 'a$& b');
  });
  it('nowhere when the anchor has gone or is there twice, and it is said', () => {
    const sentence = /^a\.ts has no "last" where new-x\.mjs puts its lines: make the generator follow the file\.$/;
    assert.throws(() => inserted('first', insertion, 'new-x.mjs'), { message: sentence });
    assert.throws(() => inserted('last last', insertion, 'new-x.mjs'), /has 2 "last"/);
  });
});
