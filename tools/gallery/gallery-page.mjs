import { changesBlock } from './changes-block.mjs';
import { escaped } from './escaped.mjs';
import { pictureName } from './looks.mjs';

/** The story itself in the Storybook that stands beside the gallery, in the brand and theme of a picture. */
const storyAddress = (id, { brand, theme }) => {
  const globals = brand === 'own' ? '' : `&globals=brand:${brand};theme:${theme}`;
  return `../storybook/index.html?path=/story/${id}${globals}`;
};

const picture = (story, look) => {
  const address = `pictures/${escaped(pictureName(story.id, look))}`;
  const words = look.brand === 'own' ? `${look.width}` : `${look.brand} ${look.theme} ${look.width}`;
  return `<div class="shot" data-brand="${look.brand}" data-theme="${look.theme}" data-width="${look.width}"><a href="${address}">
<img loading="lazy" src="${address}" alt="${escaped(`${story.title}, ${story.name}: ${words}`)}"></a>
<a class="to-story" href="${escaped(storyAddress(story.id, look))}">${words}</a></div>`;
};

/** Phones before wide screens, light before dark; brands in the order in which they are named. */
const asRead = (one, other) => one.width - other.width || other.theme.localeCompare(one.theme);

/** What a search finds a story by: its names, and every word that stands on it. */
const found = ({ title, name, text }) => escaped(`${title} ${name} ${text}`.toLowerCase().replace(/\s+/g, ' '));

const storyBlock = (
  story,
) => `<section id="${escaped(story.id)}" data-words="${found(story)}" class="story${story.problem ? ' failed' : ''}">
<h3>${escaped(story.name)}</h3>${story.problem ? `<pre>${escaped(story.problem)}</pre>` : ''}
<div class="shots">${story.looks
  .toSorted(asRead)
  .map((look) => picture(story, look))
  .join('')}</div></section>`;

const choice = (name, values) =>
  `<fieldset><legend>${name}</legend>${values
    .map((value) => `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`)
    .join('')}</fieldset>`;

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;padding:0 1.5rem 4rem}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;margin:0 -1.5rem;padding:.75rem 1.5rem;background:Canvas;border-bottom:1px solid GrayText}
h1{margin:0;font-size:1.1rem}h2{margin:2.5rem 0 .5rem}h3{margin:0 0 .5rem;font-size:1rem}
fieldset{display:flex;gap:.75rem;align-items:center;border:0;margin:0;padding:0}legend{display:contents;font-weight:600}
label{display:inline-flex;gap:.25rem;align-items:center;min-height:2rem}
nav div{columns:15rem;column-gap:2rem}nav a{display:block;overflow-wrap:anywhere;padding-block:.125rem}
h2,.story{scroll-margin-top:4.5rem}
.story{margin:1rem 0 2rem;padding-inline-start:.75rem;border-inline-start:3px solid transparent}
.failed{border-color:#c00}.failed h3,.failures a{color:#c00}pre{white-space:pre-wrap;color:#c00}
.shots{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
.shot{font-size:.8rem}
.shot a{display:block}.to-story{min-height:1.5rem}
[hidden]{display:none!important}
input[type="search"]{font:inherit;min-height:2rem;min-width:14rem}
ins,del{display:block;white-space:pre-wrap}ins{color:#073}del{color:#a00}
@media(prefers-color-scheme:dark){ins{color:#6d9}del{color:#f99}}
.shot img{display:block;box-sizing:border-box;border:1px solid GrayText;border-radius:4px;background:#8882;object-fit:cover;object-position:top}
.shot[data-width="360"] img{width:9rem;height:16rem}.shot[data-width="1200"] img{width:24rem;height:16rem}
`;

const script = `
const inputs=[...document.querySelectorAll('input[type="checkbox"]')];
const show=()=>{const off={};for(const{name,value,checked}of inputs)if(!checked)(off[name]??=[]).push(value);
for(const shot of document.querySelectorAll('.shot'))shot.hidden=Object.entries(off).some(([name,values])=>values.includes(shot.dataset[name]))};
for(const input of inputs)input.addEventListener('change',show);
const search=document.querySelector('input[type="search"]');
search.addEventListener('input',()=>{const words=search.value.toLowerCase().split(' ').filter(Boolean);let found=0;
for(const group of document.querySelectorAll('.group')){let any=false;
for(const story of group.querySelectorAll('.story')){const fits=words.every(word=>story.dataset.words.includes(word));story.hidden=!fits;if(fits){any=true;found++}}
group.hidden=!any}
document.querySelector('nav').hidden=words.length>0;
document.querySelector('output').textContent=words.length?found+' found':''});
`;

const inGroups = (stories) => [...Map.groupBy(stories, ({ title }) => title)];

const anchor = (title) => escaped(title.toLowerCase().replace(/[^a-z]+/g, '-'));

/** The titles in the order of the sidebar, below the name of their kind, which they begin with. */
const contents = (titles) =>
  [...Map.groupBy(titles, (title) => title.split('/')[0])]
    .map(
      ([kind, own]) =>
        `<h2>${escaped(kind)}</h2><div>${own.map((title) => `<a href="#${anchor(title)}">${escaped(title.slice(kind.length + 1))}</a>`).join('')}</div>`,
    )
    .join('');

/** The page that shows every story in every look, in the order of the sidebar; what failed stands first, in red. */
export function galleryPage(stories, { brands, seconds, madeAt, changed = null }) {
  const failed = stories.filter(({ problem }) => problem);
  const groups = inGroups(stories);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><style>${style}</style></head><body>
<header><h1>${stories.length} stories, ${failed.length} failed</h1>
<label>Search <input type="search"></label><output></output>
${choice('brand', [...brands, 'own'])}${choice('theme', ['light', 'dark', 'own'])}${choice('width', ['360', '1200'])}
</header>
<p>Made ${escaped(madeAt)} in ${seconds} s. A picture opens in full; with <code>npm run gallery -- --serve</code> the words under it open its story.</p>
${changesBlock(changed)}
${failed.length === 0 ? '' : `<div class="failures"><h2>Failed</h2><ul>${failed.map(({ id, title, name }) => `<li><a href="#${escaped(id)}">${escaped(`${title}: ${name}`)}</a></li>`).join('')}</ul></div>`}
<nav aria-label="Contents">${contents(groups.map(([title]) => title))}</nav>
${groups.map(([title, own]) => `<div class="group"><h2 id="${anchor(title)}">${escaped(title)}</h2>${own.map(storyBlock).join('')}</div>`).join('\n')}
<script>${script}</script></body></html>
`;
}
