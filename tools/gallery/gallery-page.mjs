import { pictureName } from './looks.mjs';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => signs[sign]);

const picture = (story, look) => {
  const address = `pictures/${escaped(pictureName(story.id, look))}`;
  const words = look.brand === 'own' ? `${look.width}` : `${look.brand} ${look.theme} ${look.width}`;
  return `<a class="shot" href="${address}" data-brand="${look.brand}" data-theme="${look.theme}" data-width="${look.width}">
<img loading="lazy" src="${address}" alt="${escaped(`${story.title}, ${story.name}: ${words}`)}"><span>${words}</span></a>`;
};

/** Phones before wide screens, light before dark; brands in the order in which they are named. */
const asRead = (one, other) => one.width - other.width || other.theme.localeCompare(one.theme);

const storyBlock = (story) => `<section id="${escaped(story.id)}" class="story${story.problem ? ' failed' : ''}">
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
nav{columns:14rem;margin-top:1rem}nav a{display:block}
h2,.story{scroll-margin-top:4.5rem}
.story{margin:1rem 0 2rem;padding-inline-start:.75rem;border-inline-start:3px solid transparent}
.failed{border-color:#c00}.failed h3,.failures a{color:#c00}pre{white-space:pre-wrap;color:#c00}
.shots{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
.shot{display:block;text-decoration:none;color:inherit;font-size:.8rem}
.shot[hidden]{display:none}
.shot img{display:block;box-sizing:border-box;border:1px solid GrayText;border-radius:4px;background:#8882;object-fit:cover;object-position:top}
.shot[data-width="360"] img{width:9rem;height:16rem}.shot[data-width="1280"] img{width:24rem;height:16rem}
`;

const script = `
const inputs=[...document.querySelectorAll('input')];
const show=()=>{const off={};for(const{name,value,checked}of inputs)if(!checked)(off[name]??=[]).push(value);
for(const shot of document.querySelectorAll('.shot'))shot.hidden=Object.entries(off).some(([name,values])=>values.includes(shot.dataset[name]))};
for(const input of inputs)input.addEventListener('change',show);
`;

const inGroups = (stories) => [...Map.groupBy(stories, ({ title }) => title)];

/** The page that shows every story in every look, in the order of the sidebar; what failed stands first, in red. */
export function galleryPage(stories, { brands, seconds, madeAt }) {
  const failed = stories.filter(({ problem }) => problem);
  const groups = inGroups(stories);
  const anchor = (title) => escaped(title.toLowerCase().replace(/[^a-z]+/g, '-'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><style>${style}</style></head><body>
<header><h1>${stories.length} stories, ${failed.length} failed</h1>
${choice('brand', [...brands, 'own'])}${choice('theme', ['light', 'dark', 'own'])}${choice('width', ['360', '1280'])}
</header>
<p>Made ${escaped(madeAt)} in ${seconds} s. A picture opens in full.</p>
${failed.length === 0 ? '' : `<div class="failures"><h2>Failed</h2><ul>${failed.map(({ id, title, name }) => `<li><a href="#${escaped(id)}">${escaped(`${title}: ${name}`)}</a></li>`).join('')}</ul></div>`}
<nav aria-label="Contents">${groups.map(([title]) => `<a href="#${anchor(title)}">${escaped(title)}</a>`).join('')}</nav>
${groups.map(([title, own]) => `<h2 id="${anchor(title)}">${escaped(title)}</h2>${own.map(storyBlock).join('')}`).join('\n')}
<script>${script}</script></body></html>
`;
}
