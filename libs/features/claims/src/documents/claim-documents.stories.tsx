import { aPdf } from '@portal/domain/testing';
import { chooseFile, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { goToClaim, isHeaded, nowhere, openClaim } from '../testing/plays';
import { wordsSeen } from '../testing/words-seen';
import { Component } from './claim-documents.screen';

const meta = {
  title: 'Screens/Claims/Send documents',
  component: Component,
  parameters: { scenario: 'family-active', path: `${nowhere}/documents` },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = { beforeEach: async ({ loaded }) => void (await openClaim({ loaded })) } satisfies Pick<
  Story,
  'beforeEach'
>;
const sendIt = 'Send these documents';

/** Photo after photo until nothing is missing: then the page says what happens next. */
export const OneAfterTheOther: Story = {
  ...opened,
  play: async (page) => {
    const { canvas, canvasElement, userEvent } = page;
    await goToClaim(page, /^Send documents/);
    await isHeaded(page, 'Death certificate');
    await userEvent.click(canvas.getByText('Why we ask'));
    await expect(canvas.getByText('It shows who died and on which day.')).toBeVisible();
    await chooseFile(canvasElement, aPdfFile('certificate.pdf'));
    await press(page, sendIt);
    await isHeaded(page, 'Proof of your marriage or union');
    const notice = canvas.getByText('Death certificate: it has arrived.');
    await expect(notice.closest('[role="status"]')).toHaveFocus();
    await chooseFile(canvasElement, aPdfFile('marriage.pdf'));
    await press(page, sendIt);
    await isHeaded(page, 'We have everything we need');
    await expect(await screen.findByText('Proof of your marriage or union: it has arrived.')).toBeVisible();
  },
};

/** Several pages are one document: once one is there, there is room for another. */
export const SeveralPages: Story = {
  ...opened,
  play: async (page) => {
    const { canvas, canvasElement } = page;
    await goToClaim(page, /^Send documents/);
    await isHeaded(page, 'Death certificate');
    await expect(canvas.queryByRole('button', { name: 'Add another page' })).not.toBeInTheDocument();
    await chooseFile(canvasElement, aPdfFile('front.pdf'));
    await press(page, 'Add another page');
    await expect(await canvas.findByText('Page 2')).toBeVisible();
    await chooseFile(canvasElement, aPdfFile('back.pdf'), 1);
    await press(page, sendIt);
    await expect(await canvas.findByText('Death certificate: it has arrived.')).toBeVisible();
  },
};

export const NobodyHasIt: Story = {
  ...opened,
  play: async (page) => {
    const { canvas } = page;
    await goToClaim(page, /^Send documents/);
    await expect(await canvas.findByText('Do not have it?')).toBeVisible();
    await press(page, 'Tell us and we will help you get it');
    await isHeaded(page, 'Proof of your marriage or union');
    await expect(canvas.getByText('Death certificate: we will help you get it.')).toBeVisible();
  },
};

export const NothingChosen: Story = {
  ...opened,
  play: async (page) => {
    await goToClaim(page, /^Send documents/);
    await press(page, sendIt);
    await expect(await page.canvas.findByRole('link', { name: 'Take a photo or choose a file' })).toBeVisible();
  },
};

/** The line is gone when it is sent: what was chosen stays, and goes once there is a line again. */
export const TheLineBreaks: Story = {
  ...opened,
  play: async (page) => {
    const { canvas, canvasElement, loaded } = page;
    await goToClaim(page, /^Send documents/);
    await isHeaded(page, 'Death certificate');
    await chooseFile(canvasElement, aPdfFile('certificate.pdf'));
    loaded.visit.network.break('offline');
    await press(page, sendIt);
    await expect(await canvas.findByText('Internal server error')).toBeVisible();
    await expect(canvas.getByText('certificate.pdf')).toBeVisible();
    loaded.visit.network.mend();
    await press(page, sendIt);
    await expect(await canvas.findByText('Death certificate: it has arrived.')).toBeVisible();
  },
};

/** A photo that goes in parts: the page says how far it is, and goes on by itself once there is a line again. */
export const ALargePhotoOnABadLine: Story = {
  ...opened,
  play: async (page) => {
    const { canvas, canvasElement, loaded } = page;
    await goToClaim(page, /^Send documents/);
    await isHeaded(page, 'Death certificate');
    await chooseFile(canvasElement, new File([aPdf('x'.repeat(450_000))], 'scan.pdf', { type: 'application/pdf' }));
    loaded.visit.network.break('offline');
    await press(page, sendIt);
    await expect((await canvas.findAllByText(/^0 of 4 parts sent\. The line broke/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Tell us/ })).not.toBeInTheDocument();
    loaded.visit.network.mend();
    await expect(await canvas.findByText('Death certificate: it has arrived.')).toBeVisible();
  },
};

/**
 * The longest list there is for somebody on the policy: of a spouse without papers, who died in an accident while waiting. From the claim to
 * the last document a tap is a press on a control; what the camera itself asks does not count.
 */
export const FewTapsAndWords: Story = {
  parameters: { scenario: 'waiting-period' },
  beforeEach: async ({ loaded }) => void (await openClaim({ loaded }, { causeReported: 'ACCIDENT' })),
  play: async (page) => {
    const { canvas, canvasElement, userEvent } = page;
    await goToClaim(page, /^Claim for /);
    await isHeaded(page, 'We need documents from you');
    const seen = [wordsSeen(document)];
    let taps = 1;
    await userEvent.click(canvas.getByRole('link', { name: 'Send documents' }));
    const names = ['Death certificate', 'DHA-1663, all pages', 'Police case number and statement'];
    for (const name of [...names, 'Proof of your marriage or union']) {
      await isHeaded(page, name);
      await chooseFile(canvasElement, aPdfFile());
      seen.push(wordsSeen(document));
      await press(page, sendIt);
      taps += 2;
    }
    await isHeaded(page, 'We have everything we need');
    await expect(taps).toBeLessThanOrEqual(9);
    await expect(
      seen.reduce((sum, words) => sum + words),
      seen.join(' + '),
    ).toBeLessThan(400);
  },
};

export const NoSuchClaim: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading the claim');

export const FailsUntilReload: Story = failsUntilReload('The claim could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
});
