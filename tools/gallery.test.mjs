// The page of the gallery: what a person finds on it, and what the tool cannot overlook.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { whatChanged } from './gallery/compare.mjs';
import { withOutcomes } from './gallery/drawn-stories.mjs';
import { galleryPage } from './gallery/gallery-page.mjs';
import { storiesIn } from './gallery/indexed-stories.mjs';
import { looksIn, looksOf, pictureName } from './gallery/looks.mjs';
import { serveFolder } from './lib/serve-folder.mjs';

const brands = ['ubuntu', 'lwandle', 'baobab'];
const everyLook = looksIn(brands);
const ownLooks = looksOf({ width: 1200, isOwn: true }, { brands, isAsTested: false });
const story = (title, name, more = {}) => ({
  id: `${title}--${name}`.toLowerCase().replace(/[^a-z-]+/g, '-'),
  title,
  name,
  problem: null,
  text: `What ${name} says`,
  looks: everyLook,
  ...more,
});
const page = galleryPage(
  [
    story('Components/Button', 'Primary'),
    story('Foundations/Colours', 'House', { looks: ownLooks }),
    story('Screens/Home', 'Family', { problem: 'Nothing <was> found' }),
  ],
  { brands, seconds: 12, madeAt: '2026-11-20T10:00' },
);

describe('the gallery', () => {
  it('shows each brand on a phone and on a wide screen, and the dark of each', () => {
    for (const brand of brands) {
      for (const width of [360, 1200]) {
        assert.ok(everyLook.some((look) => look.brand === brand && look.theme === 'light' && look.width === width));
      }
      assert.ok(everyLook.some((look) => look.brand === brand && look.theme === 'dark'));
      assert.match(page, new RegExp(`<input type="checkbox" name="brand" value="${brand}"`));
    }
  });

  it('takes one picture of a story as its test has drawn it: in the light, at the width of its test', () => {
    const asTested = (width, isOwn) => looksOf({ width, isOwn }, { brands: ['ubuntu'], isAsTested: true });
    assert.deepEqual(asTested(1200, false), [{ brand: 'ubuntu', theme: 'light', width: 1200 }]);
    assert.deepEqual(asTested(320, false), [{ brand: 'ubuntu', theme: 'light', width: 360 }]);
    assert.deepEqual(asTested(360, true), [{ brand: 'own', theme: 'own', width: 360 }]);
  });

  it('loads a picture when somebody comes to it', () => {
    const pictures = page.match(/<img [^>]*>/g) ?? [];
    assert.equal(pictures.length, 2 * everyLook.length + ownLooks.length);
    assert.ok(pictures.every((picture) => picture.includes('loading="lazy"') && /alt="[^"]+"/.test(picture)));
    assert.ok(page.includes(`pictures/${pictureName('components-button--primary', everyLook[0])}`));
  });

  it('names what failed first, with the reason, and can be read as text', () => {
    assert.match(page, /<h1>3 stories, 1 failed<\/h1>/);
    assert.ok(page.indexOf('Screens/Home: Family') < page.indexOf('Components/Button'));
    assert.match(page, /class="story failed">\s*<h3>Family<\/h3><pre>Nothing &lt;was&gt; found<\/pre>/);
  });

  it('finds a story by its name and by every word on it', () => {
    assert.match(page, /<input type="search">/);
    assert.match(
      page,
      /id="components-button--primary" data-words="components\/button primary what primary says" class="story"/,
    );
  });

  it('leads from each picture to its story, in the brand and theme of the picture', () => {
    assert.ok(
      page.includes(
        '../storybook/index.html?path=/story/components-button--primary&amp;globals=brand:baobab;theme:dark',
      ),
    );
    assert.ok(page.includes('../storybook/index.html?path=/story/foundations-colours--house"'));
  });

  it('lists what there is by its kind, and leads to it', () => {
    const [, contents] = /<nav aria-label="Contents">(.*?)<\/nav>/s.exec(page);
    assert.match(contents, /<h2>Components<\/h2><div><a href="#components-button">Button<\/a><\/div>/);
    assert.match(contents, /<h2>Screens<\/h2><div><a href="#screens-home">Home<\/a><\/div>/);
    assert.match(page, /<h2 id="screens-home">Screens\/Home<\/h2>/);
  });

  it('says nothing of failures when there are none', () => {
    const good = galleryPage([story('Components/Button', 'Primary')], { brands, seconds: 1, madeAt: '' });
    assert.match(good, /<h1>1 stories, 0 failed<\/h1>/);
    assert.doesNotMatch(good, /class="failures"|class="story failed"/);
  });
});

describe('the stories of a gallery', () => {
  const entries = [
    { type: 'story', id: 'screens-home--family', title: 'Screens/Home' },
    { type: 'story', id: 'workbench-home--kept', title: 'Workbench/Home' },
    { type: 'docs', id: 'components-badge--docs', title: 'Components/Badge' },
    { type: 'story', id: 'components-badge--active', title: 'Components/Badge' },
  ];

  it('are those with the word in their id, in the order of the sidebar, without the workbench', () => {
    assert.deepEqual(
      storiesIn(entries, '').map(({ id }) => id),
      ['components-badge--active', 'screens-home--family'],
    );
    assert.deepEqual(
      storiesIn(entries, 'home').map(({ id }) => id),
      ['screens-home--family'],
    );
  });

  it('come with what their tests said: looks, words, what went wrong, and which was not drawn at all', () => {
    const gallery = { looks: everyLook, text: 'Active' };
    const test = (storyId, failureMessages = []) => ({ meta: { storyId, gallery }, failureMessages });
    const ids = ['good', 'bad', 'missing'].map((id) => ({ id }));
    const assertionResults = [test('good'), test('bad', ['\u001b[31mNothing\u001b[39m was found'])];
    const missing = { looks: [], text: '' };
    assert.deepEqual(withOutcomes(ids, { testResults: [{ status: 'failed', assertionResults }] }), [
      { id: 'good', ...gallery, problem: null },
      { id: 'bad', ...gallery, problem: 'Nothing was found' },
      { id: 'missing', ...missing, problem: 'It was not drawn' },
    ]);
    const broken = [{ status: 'failed', message: 'No such module', assertionResults: [] }];
    assert.deepEqual(withOutcomes([{ id: 'missing' }], { testResults: broken }), [
      { id: 'missing', ...missing, problem: 'No such module' },
    ]);
  });
});

describe('a gallery beside the last one', () => {
  const aGallery = (stories) => ({
    texts: Object.fromEntries(Object.entries(stories).map(([id, { text }]) => [id, text])),
    picturesOf: (id) => Object.keys(stories[id].pictures),
    picture: (name) => {
      const found = Object.values(stories).find(({ pictures }) => name in pictures);
      return found ? Buffer.from(found.pictures[name]) : null;
    },
  });
  const last = aGallery({
    badge: { text: 'Active', pictures: { 'badge--360': 'aaaa' } },
    home: { text: 'Hello\nPaid', pictures: { 'home--360': 'aaaa', 'home--1280': 'aaaa' } },
    old: { text: 'Old', pictures: {} },
  });
  const now = aGallery({
    badge: { text: 'Active', pictures: { 'badge--360': 'aaaa' } },
    home: { text: 'Hello\nDue', pictures: { 'home--360': 'aaab', 'home--1280': 'aaaa' } },
    fresh: { text: 'New', pictures: { 'fresh--360': 'b' } },
  });
  const share = async (old, fresh) => old.filter((byte, at) => byte !== fresh[at]).length / old.length;

  it('names what looks or reads otherwise, what is new and what is gone', async () => {
    assert.deepEqual(await whatChanged(last, now, share), {
      changes: [
        { id: 'home', words: { gone: ['Paid'], come: ['Due'] }, pictures: [{ name: 'home--360', share: 0.25 }] },
      ],
      added: ['fresh'],
      gone: ['old'],
    });
  });

  it('shows the words that went and came, and both pictures', async () => {
    const changed = await whatChanged(last, now, share);
    const html = galleryPage([story('Components/Button', 'Primary')], { brands, seconds: 1, madeAt: '', changed });
    assert.match(html, /Changed since the last gallery: 1/);
    assert.match(html, /<del>Paid<\/del><ins>Due<\/ins>/);
    assert.match(html, /src="before\/home--360"[\s\S]+25\.0 %/);
  });
});

describe('the plain server of files', () => {
  it('gives what is in its folder and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    writeFileSync(join(folder, 'index.html'), '<p>here</p>');
    const { address, close } = await serveFolder(folder);
    try {
      assert.equal(await (await fetch(`${address}/`)).text(), '<p>here</p>');
      assert.equal((await fetch(`${address}/gone.js`)).status, 404);
      assert.equal((await fetch(`${address}/%2e%2e/%2e%2e/etc/passwd`)).status, 404);
    } finally {
      close();
      rmSync(folder, { recursive: true });
    }
  });
});
