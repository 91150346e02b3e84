import { galleryOf } from './open-gallery.mjs';

/** What to do once a brand is there. `folder` is where brands are, null when it is the usual one. */
export function nextSteps(name, folder) {
  const brands = folder ? `BRANDS_DIR=${folder} ` : '';
  const steps = [
    [`${brands}BRAND=${name} npm start`, 'the whole portal in it'],
    ...(folder
      ? []
      : [
          ['npm run storybook', `every part and screen: choose ${name} under Brand`],
          [galleryOf(name), 'a picture of every part in it, on one page'],
          ['npx nx test brand', 'tokens, contrast, facts, pictures and bytes of every brand'],
        ]),
    [`${brands}npm run brand:icons -- ${name}`, 'again, after the mark or color-brand-deep has changed'],
  ];
  const width = Math.max(...steps.map(([command]) => command.length));
  return `
Every colour, font and corner stands in its brand.json, to be changed (libs/brand/README.md). Next:

${steps.map(([command, does]) => `  ${command.padEnd(width)}   ${does}`).join('\n')}
`;
}
