// The style of a page in two parts, so that what is seen first waits for a part of it only.
import { JSDOM } from 'jsdom';
import postcss from 'postcss';

/** The values of the design system and the resets: every page needs them whole, and a brand overrides them in the head. */
const layersOfEveryPage = ['theme', 'base'];

/**
 * Splits a sheet for a page whose first markup is this. `first` has the values and resets, and of the components whatever the markup may be
 * drawn with, at any width and in any theme; it stands in the head. `rest` stands after the markup and has every component: those of `first`
 * once more, so that each rule wins over the same ones as in the sheet.
 */
export function splitStyle(sheet, markup) {
  const page = new JSDOM(`<div id="root">${markup}</div>`).window.document;
  const [first, rest] = [postcss.parse(sheet), postcss.parse(sheet)];
  first.walkRules((rule) => {
    if (!isKept(rule) && !rule.selectors.some((selector) => mayMatch(page, selector))) rule.remove();
  });
  // A layer without rules still says where it stands among the others.
  const isEmpty = (condition) => condition.name !== 'layer' && condition.nodes?.length === 0;
  const removeEmpty = (parent) =>
    parent.each((node) => {
      if (node.type !== 'atrule' || !node.nodes) return;
      removeEmpty(node);
      if (isEmpty(node)) node.remove();
    });
  removeEmpty(first);
  rest.walkAtRules('layer', (layer) => {
    if (layersOfEveryPage.includes(layer.params)) layer.remove();
  });
  return { first: first.toString(), rest: rest.toString() };
}

/** Whether a rule stands for every page, or is a part of something that is kept or left out as a whole. */
function isKept(rule) {
  for (let { parent } = rule; parent; parent = parent.parent) {
    if (parent.type === 'rule' || /keyframes$/.test(parent.name ?? '')) return true;
    if (parent.name === 'layer' && layersOfEveryPage.includes(parent.params)) return true;
  }
  return false;
}

const without = /:not\((?:[^()]|\([^()]*\))*\)/g;
const pseudo = /::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g;
const attribute = /\[[^\]]*\]/g;

/** Whether a selector means something of the page, now or after a script has set an attribute. Yes where it cannot be told. */
function mayMatch(page, selector) {
  // Nobody has touched the page yet; what is said of parts that nobody has touched counts.
  if (/:(hover|active|focus)/.test(selector.replace(without, ''))) return false;
  try {
    return page.querySelector(selector.replace(pseudo, '').replace(attribute, '')) !== null;
  } catch {
    return true;
  }
}
