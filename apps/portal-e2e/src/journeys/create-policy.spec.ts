import { type PlainDate } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type Page, type Response } from '@playwright/test';
import { expect, signInByPin, test } from '../system/journey';

/** Each of the two screens sizes has an applicant of its own: they may share one system. */
const applicants = { phone: '7000010541', desktop: '7000010533' };
const surname = 'Nxumalo';

interface Somebody {
  /** Nobody under 16 has one. */
  title?: string;
  name: string;
  born: PlainDate;
  gender: 'MALE' | 'FEMALE';
}

const yearsAgo = (years: number, day: string): PlainDate => `${new Date().getFullYear() - years}-${day}`;
const grown = { title: 'Mr', gender: 'MALE' } as const;
const spouse: Somebody = { ...grown, name: 'Bongani', born: yearsAgo(43, '02-05') };
const children: Somebody[] = [
  { name: 'Ayanda', born: yearsAgo(14, '01-03'), gender: 'FEMALE' },
  { name: 'Sizwe', born: yearsAgo(10, '01-14'), gender: 'MALE' },
  { name: 'Nandi', born: yearsAgo(5, '01-22'), gender: 'FEMALE' },
];
const relatives: [person: Somebody, relationship: string, cover: RegExp][] = [
  [{ title: 'Mrs', name: 'Miriam', born: yearsAgo(68, '01-12'), gender: 'FEMALE' }, 'Mother', /^R.10.000/],
  [{ ...grown, name: 'Petrus', born: yearsAgo(72, '02-02') }, 'Father-in-law', /^R.5.000/],
  [{ title: 'Ms', name: 'Lerato', born: yearsAgo(36, '01-07'), gender: 'FEMALE' }, 'Sister', /^R.20.000/],
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).click();
/** Cards cover their own boxes: the words are tapped, where no bar lies over them. */
async function choose(page: Page, name: string | RegExp) {
  await page.getByLabel(name).evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await page.getByLabel(name).check({ force: true });
}
/** The premium in view, once it is worked out. */
async function premiumOf(page: Page): Promise<string> {
  const premium = page.getByRole('complementary', { name: 'Your premium' }).getByRole('status');
  await expect(premium).toHaveText(/^R.[\d.,\s]+ a month$/);
  return (await premium.innerText()).replace(/\s/g, ' ');
}

async function fillInPerson(page: Page, { title, name, born, gender }: Somebody) {
  if (title) await page.getByLabel('Title', { exact: true }).selectOption({ label: title });
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Surname').fill(surname);
  await page.getByLabel('ID number', { exact: true }).fill(anIdNumber({ born, gender, sequence: 7 }));
}

async function fillInSpouse(page: Page) {
  await follow(page, 'Add your spouse');
  await expect(heading(page, 'Add your spouse')).toBeVisible();
  await fillInPerson(page, spouse);
  await page.getByLabel('Civil marriage').check();
  const union = page.getByRole('group', { name: 'Date of marriage or union' });
  await union.getByLabel('Day').fill('10');
  await union.getByLabel('Month').fill('4');
  await union.getByLabel('Year').fill('2015');
  await page.getByLabel(/This person is alive/).check();
  await press(page, 'Add this person');
}

async function fillInChild(page: Page, child: Somebody) {
  await follow(page, 'Add a child');
  await expect(heading(page, 'Add a child')).toBeVisible();
  await fillInPerson(page, child);
  await page.getByLabel('Biological child').check();
  await page.getByLabel(/I am the parent or guardian/).check();
  await press(page, 'Add this person');
}

async function fillInRelative(page: Page, [person, relationship, cover]: (typeof relatives)[number]) {
  await fillInPerson(page, person);
  await page.getByLabel('Relationship to you').selectOption({ label: relationship });
  await choose(page, cover);
  await page.getByLabel(/This person is alive/).check();
  await press(page, 'Add this person');
  await expect(page.getByRole('heading', { name: `${person.name} ${surname}` })).toBeVisible();
}

async function nominate(page: Page, person: Somebody, relationship: string) {
  await follow(page, 'Add a beneficiary');
  await expect(heading(page, 'Add a beneficiary')).toBeVisible();
  await fillInPerson(page, person);
  await page.getByLabel('This person is my').selectOption({ label: relationship });
  await page.getByLabel('Cellphone number').fill('0835550142');
  await page.getByLabel(/I confirm that I may share/).check();
  await press(page, 'Add this person');
  await expect(page.getByRole('heading', { name: `${person.name} ${surname}` })).toBeVisible();
}

/** Does something, and waits until the service has kept what was typed. */
async function untilKept(page: Page, doIt: () => Promise<unknown>) {
  const isKept = (answer: Response) => answer.request().method() === 'PUT' && answer.url().includes('/drafts/');
  await Promise.all([page.waitForResponse(isKept), doIt()]);
  await expect(page.getByText(/^Saved \d\d:\d\d\./)).toBeVisible();
}

test('a family of eight applies, interrupted by a reload and continued on another device', async ({
  page,
  system,
  signIn,
  browser,
}, { project }) => {
  test.setTimeout(150_000);
  const policyNumber = applicants[project.name === 'phone' ? 'phone' : 'desktop'];
  await signIn(policyNumber);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();

  await page.goto(`${system.portal}/policies`);
  await follow(page, 'Take out a policy');
  await choose(page, 'Me, my spouse and our children');
  await choose(page, /^Silver Family Plan/);
  const plan = await premiumOf(page);
  await press(page, 'Continue');

  await expect(heading(page, 'Your details')).toBeVisible();
  await page
    .getByRole('group', { name: /Does this policy replace funeral cover/ })
    .getByLabel('No')
    .check();
  await press(page, 'Continue');
  await fillInSpouse(page);
  for (const child of children) await fillInChild(page, child);
  await expect(page.getByRole('heading', { name: `Nandi ${surname}` })).toBeVisible();
  expect(await premiumOf(page)).toBe(plan); // spouse and children are part of it

  // Half way through the form of a relative, the page is loaded again: what was typed is there.
  await follow(page, 'Add an extended member');
  await page.getByLabel('First name').fill('Miriam');
  await untilKept(page, () => page.getByLabel('Surname').fill(surname));
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Miriam');
  const [mother, ...others] = relatives as [(typeof relatives)[number], ...typeof relatives];
  await untilKept(page, () => fillInRelative(page, mother));

  // On another device: sign in, and go on from home.
  await system.letTimePass(60_000);
  const device = await browser.newContext({
    viewport: page.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': `10.99.0.${project.name === 'phone' ? 1 : 2}` },
  });
  const second = await device.newPage();
  await second.goto(`${system.portal}/auth/login`);
  await signInByPin(second, system, policyNumber);
  await follow(second, /^Continue.*taking out a policy$/);
  await expect(heading(second, 'Who else is covered')).toBeVisible();
  await expect(second.getByText('We kept what you typed before. You can go on from here.')).toBeVisible();
  for (const relative of others) {
    await follow(second, 'Add an extended member');
    await fillInRelative(second, relative);
  }
  await press(second, 'Continue');
  await choose(second, /^Airtime benefit/);
  await press(second, 'Continue');
  await nominate(second, spouse, 'Spouse');
  await nominate(second, relatives[2]?.[0] ?? spouse, 'Sister');
  await press(second, 'Share equally');
  await press(second, 'Continue');
  await choose(second, /^Debit order/);
  await second.getByLabel('Bank', { exact: true }).selectOption({ label: 'FNB' });
  await second.getByLabel('Savings').check();
  await second.getByLabel('Account number', { exact: true }).fill('62000012345');
  await second.getByLabel('Account number again').fill('62000012345');
  await second.getByLabel('Debit day').selectOption({ label: '25th' });
  await second.getByLabel(/^I authorise you to collect my premium/).check();
  await press(second, 'Continue');
  await expect(heading(second, 'Declarations')).toBeVisible();
  for (const box of await second.getByRole('checkbox').all()) await box.check();
  await press(second, 'Continue');

  await expect(heading(second, 'Check your application')).toBeVisible();
  const premium = await premiumOf(second);
  await press(second, 'Send application');
  await expect(heading(second, 'Application sent')).toBeVisible();
  await expect(second.getByText('Reference')).toBeVisible();
  await expect(second.getByText(/^7\d{9}$/)).toBeVisible();
  await expect(second.getByText(premium.replace(' a month', ''))).toBeVisible();
  await expect(second.getByText('Documents we need')).toBeVisible();
  await follow(second, 'Back to policies');
  await expect(second.getByText('Pending', { exact: true })).toBeVisible();

  // The first device cannot send the same again.
  await page.goto(`${system.portal}/create-policy`);
  await expect(page.getByText('There is already an open application for this person')).toBeVisible();
  await device.close();
});
