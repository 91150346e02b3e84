import { type Locator, type Page } from '@playwright/test';
import { portalPaths } from '@portal/contract';
import { expect, test } from '../system/journey';

/** A family of five; one of four that has to decide and to send a document. */
const familyOfFive = '7000010012';
const withToDos = '7000010590';
const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;
const controls = 'a[href], button, input, select, textarea';

/** What is measured, and the most that it may be. */
interface Measure {
  measure: string;
  now: number;
  most: number;
}

const round = (number: number) => Number(number.toFixed(2));

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Not on the page');
  return box.y + box.height;
};

/** All that is read on the page before an element, from the top of the document. */
const wordsBefore = (element: Locator) =>
  element
    .evaluate((end) => {
      const range = document.createRange();
      range.setStart(document.querySelector('main') ?? document.body, 0);
      range.setEndBefore(end);
      return range.toString();
    })
    .then(wordsIn);

async function home(page: Page, portal: string) {
  await page.goto(portal + portalPaths.home());
  const cover = page.getByRole('region', { name: /covered/ });
  await expect(cover).toBeVisible();
  const quickLinks = page.getByRole('navigation', { name: 'Quick Links' });
  await expect(quickLinks).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  return { cover, headline: cover.getByRole('heading', { level: 2 }), quickLinks };
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

/** What home answers first, and how far the rest is. The table is printed with every run. */
test('home answers on the first screen of a phone, and a new number has a page of its own', async ({
  page,
  system,
  signIn,
}) => {
  test.skip(page.viewportSize()?.width !== 360, 'Measured on a phone');
  const height = 740;
  const aboveTheBar = height - 56;
  await signIn(familyOfFive);
  const { cover, headline, quickLinks } = await home(page, system.portal);
  const measures: Measure[] = [
    { measure: 'words before the answer', now: await wordsBefore(headline), most: 12 },
    { measure: 'px to the headline', now: Math.round(await topOf(headline)), most: 200 },
    {
      measure: 'px to the end of five people',
      now: Math.round(await bottomOf(cover.getByRole('listitem').last())),
      most: aboveTheBar,
    },
    { measure: 'screens before the quick links', now: round((await topOf(quickLinks)) / height), most: 2.5 },
  ];
  await page.goto(`${system.portal}${portalPaths.updatePersonalDetails()}?section=cellphone`);
  await expect(page.getByLabel('Cellphone number')).toBeVisible();
  const onPage = await page.getByRole('main').locator(controls).count();
  measures.push({ measure: 'controls on the page of a new cellphone number', now: onPage, most: 12 });
  await signIn(withToDos);
  const busy = await home(page, system.portal);
  measures.push(
    {
      measure: 'screens before the quick links, with two to-dos',
      now: round((await topOf(busy.quickLinks)) / height),
      most: 2.5,
    },
    {
      measure: 'px to the first to-do',
      now: Math.round(await topOf(page.getByRole('region', { name: 'To do' }))),
      most: aboveTheBar,
    },
  );
  const rows = measures.map(({ measure, now, most }) => `${measure.padEnd(52)} ${now} of ${most}\n`);
  process.stdout.write(rows.join(''));
  expect(measures.filter(({ now, most }) => now > most)).toEqual([]);
});
