import { portalRoutes } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { pageOf } from './testing/text-of';
import { legalRoutes } from './routes';

describe('the legal pages', () => {
  it('are four, in the order in which the footer links them', () => {
    expect(legalRoutes.map(({ path, handle }) => [path, handle.title])).toEqual([
      [portalRoutes.termsAndConditions, 'Terms and conditions'],
      [portalRoutes.privacyNotice, 'Privacy notice'],
      [portalRoutes.paiaManual, 'PAIA manual'],
      [portalRoutes.complaints, 'Complaints'],
    ]);
  });

  it.each(legalRoutes)('$path loads a screen with that title, which knows when it holds', async ({ lazy, handle }) => {
    const { Component } = await lazy();
    const page = pageOf(Component);
    expect(page.querySelector('h1')?.textContent).toBe(handle.title);
    expect(page.body.textContent).toContain('in force from');
  });

  it.each(legalRoutes)('$path says nothing half where nothing is configured', async ({ lazy }) => {
    const { Component } = await lazy();
    const text = pageOf(Component).body.textContent;
    expect(text).not.toMatch(/undefined|null|\(FSP|\s[,.;:]/);
    expect([...pageOf(Component).querySelectorAll('dd, a')].map((part) => part.textContent?.trim())).not.toContain('');
  });
});
