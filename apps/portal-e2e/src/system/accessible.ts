import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/** The rules of WCAG 2.2 A and AA: what a page that is not ours is held to. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong on a page, a line each: the rule, and the elements. By all its rules, or by those of some tags. It looks from
 * within the page and describes what is wrong only: a second page to sum up in, and every element that is right, take most of its time.
 */
export async function violationsOn(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
