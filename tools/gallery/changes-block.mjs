import { escaped } from './escaped.mjs';

const percent = (share) => (share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`);

const pair = ({
  name,
  share,
}) => `<div class="shots"><figure><img loading="lazy" width="280" src="before/${escaped(name)}" alt="Before">
<figcaption>before</figcaption></figure><figure><img loading="lazy" width="280" src="pictures/${escaped(name)}" alt="Now">
<figcaption>now, ${percent(share)} of ${escaped(name)}</figcaption></figure></div>`;

const change = ({
  id,
  words,
  pictures,
}) => `<details id="changed-${escaped(id)}"><summary><a href="#${escaped(id)}">${escaped(id)}</a></summary>
${words.gone.map((line) => `<del>${escaped(line)}</del>`).join('')}${words.come.map((line) => `<ins>${escaped(line)}</ins>`).join('')}
${pictures.map(pair).join('')}</details>`;

const links = (ids) => ids.map((id) => `<li><a href="#${escaped(id)}">${escaped(id)}</a></li>`).join('');

/** What changed since the last gallery: words that went and came, pictures before and now. Nothing where there was none. */
export function changesBlock(changed) {
  if (changed === null) return '';
  const { changes, added } = changed;
  return `<section class="changes"><h2>Changed since the last gallery: ${changes.length}</h2>${changes.map(change).join('')}
${added.length === 0 ? '' : `<h3>New</h3><ul>${links(added)}</ul>`}</section>`;
}
