import { describe, expect, it } from 'vitest';
import house from '../brands/ubuntu/brand.json' with { type: 'json' };
import { readBrand } from './brand.ts';

const mark = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
const problemsOf = (contents: unknown, svg: string | null = mark) => {
  const read = readBrand(contents, () => svg);
  return 'problems' in read ? read.problems : [];
};
const withLight = (values: Record<string, unknown>) => ({ ...house, light: { ...house.light, ...values } });

it('gives a brand that is whole, with the picture of its mark', () => {
  expect(readBrand(house, (name) => (name === 'mark.svg' ? mark : null))).toMatchObject({
    brand: { id: 'ubuntu', licenceLine: '', contact: {}, shape: {}, markSvg: mark },
  });
});

it('a mark may have groups, gradients and a comment', () => {
  const inside = '<!-- by hand --><defs><linearGradient id="a"><stop/></linearGradient></defs><g fill="url(#a)">';
  expect(problemsOf(house, mark.replace('<path', `${inside}<path`).replace('</svg>', '</g></svg>'))).toEqual([]);
});

describe('a brand that cannot be drawn whole is refused by the name of the thing', () => {
  it.each([
    {
      why: 'a colour is missing',
      contents: withLight({ 'color-link': undefined }),
      says: 'light.color-link is missing in brand.json: give it a value such as #0e5e58',
    },
    {
      why: 'a colour is no colour',
      contents: withLight({ 'color-link': 'teal' }),
      says: 'light.color-link "teal" is no colour such as #0e5e58',
    },
    {
      why: 'a name is not known',
      contents: withLight({ 'color-lnik': '#000000' }),
      says: 'light.color-lnik is not known',
    },
    { why: 'there is no dark', contents: { ...house, dark: undefined }, says: 'dark is missing' },
    { why: 'it has no name', contents: { ...house, productName: ' ' }, says: 'productName is empty' },
    { why: 'its mark is a photograph', contents: { ...house, mark: 'mark.jpg' }, says: 'mark names no SVG file' },
    {
      why: 'it reaches out of its folder',
      contents: { ...house, mark: '../mark.svg' },
      says: 'mark names no SVG file',
    },
    {
      why: 'a length is none',
      contents: { ...house, shape: { 'radius-sm': 'round' } },
      says: 'shape.radius-sm "round"',
    },
    {
      why: 'the size of targets is not its own',
      contents: { ...house, shape: { 'size-target': '1rem' } },
      says: 'shape.size-target is not known',
    },
    { why: 'it is no record', contents: 'ubuntu', says: 'brand.json must be Object' },
  ])('$why', ({ contents, says }) => {
    expect(problemsOf(contents)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    { why: 'it is not there', svg: null, says: 'mark.svg is missing' },
    { why: 'it is another kind of file', svg: 'GIF89a', says: 'mark.svg is no SVG image' },
    { why: 'it lacks the name that browsers ask for', svg: '<svg></svg>', says: 'mark.svg is no SVG image' },
    { why: 'it holds a script', svg: mark.replace('<path', '<script/><path'), says: 'mark.svg must hold shapes only' },
    { why: 'it fetches', svg: mark.replace('<path', '<image href="a"/><path'), says: 'mark.svg must hold shapes only' },
    { why: 'it asks for a script', svg: mark.replace('<path', '<path onload = "x"'), says: 'take onload = out' },
    {
      why: 'it fetches a colour',
      svg: mark.replace('<path', '<path fill="url( \'https://elsewhere.example/x#y\')"'),
      says: 'mark.svg must hold shapes only: take url(',
    },
    {
      why: 'it brings elements under another name',
      svg: mark.replace('<path', '<s:script/><path'),
      says: 'mark.svg must hold shapes only: take <s:script> out',
    },
    { why: 'it has a link', svg: mark.replace('<path', '<a href="x"><path'), says: 'take <a> out' },
    { why: 'it uses a file', svg: mark.replace('<path', '<path xlink:href = "x"'), says: 'take href = out' },
    { why: 'it defines entities', svg: mark.replace('<path', '<!ENTITY x "y"><path'), says: 'take <! out' },
    { why: 'it is heavy', svg: mark + ' '.repeat(4096), says: 'mark.svg has 4163 characters' },
  ])('its mark: $why', ({ svg, says }) => {
    expect(problemsOf(house, svg)).toEqual([expect.stringContaining(says)]);
  });

  it('two colours that are too alike, with both names and the figure', () => {
    expect(problemsOf(withLight({ 'color-text-muted': '#7d7466' }))).toEqual([
      'light: color-text-muted on color-page has 4.27 to 1, and needs 4.5 to 1',
      'light: color-text-muted on color-sunken has 3.91 to 1, and needs 4.5 to 1',
    ]);
  });

  it('all that is wrong at once', () => {
    expect(problemsOf({ ...withLight({ 'color-link': undefined }), productName: '' })).toHaveLength(2);
  });
});

it.each(['red;}body{display:none', 'url(https://elsewhere.example/x)', '#0e5e58/*', '</style>'])(
  'no value can say more than it may: %s',
  (value) => {
    for (const shape of ['font-sans', 'pattern-band', 'radius-sm', 'motion-ease', 'motion-fast', 'leading-text']) {
      expect(problemsOf({ ...house, shape: { [shape]: value } })).toHaveLength(1);
    }
    expect(problemsOf(withLight({ 'color-page': value }))).toHaveLength(1);
    expect(problemsOf(withLight({ 'shadow-card': value }))).toHaveLength(1);
  },
);
