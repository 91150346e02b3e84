import { claimStage } from '@portal/domain';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aClaim, aDocument, anAccount, someAmounts } from '../testing/a-claim';
import { here, marriage, notice, sent } from '../testing/some-documents';
import { ClaimView } from './claim-view';

const meta = {
  title: 'Screens/Claims/Before the decision',
  component: ClaimView,
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR' },
} satisfies Meta<typeof ClaimView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DocumentsNeeded: Story = {
  args: { claim: aClaim({ documents: [aDocument(), marriage] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We need documents from you' })).toBeVisible();
    await expect(canvas.getByText('Your move: send 2 documents when you have them.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send documents' })).toHaveAttribute(
      'href',
      '/claims/CL-7K3M-Q2XR/documents',
    );
    const documents = within(canvas.getByRole('region', { name: 'Documents' }));
    await expect(
      documents.getByText('Photos taken with your phone are fine. Nothing has to be certified.'),
    ).toBeVisible();
    await expect(documents.getByRole('link', { name: 'Proof of your marriage or union' })).toHaveAttribute(
      'href',
      '/claims/CL-7K3M-Q2XR/documents?document=marriage',
    );
    await expect(documents.getByText('We have no proof of the marriage or union on record.')).toBeVisible();
  },
};

export const DocumentsNeededOnAPhone: Story = { ...DocumentsNeeded, globals: { viewport: { value: 'phone' } } };

/** One could not be used, one somebody needs help with, one is needed to be paid alone, one is here and one is not needed. */
export const DocumentsOfEveryKind: Story = {
  args: {
    claim: aClaim({
      documents: [
        aDocument({ status: 'NOT_USABLE', reason: 'TOO_DARK', files: sent('certificate') }),
        { ...notice, helpAsked: true },
        aDocument({
          id: 'letter',
          type: 'BANK_LETTER',
          label: 'Stamped bank letter, not older than 3 months',
          why: 'The bank could not tell us whose account it is.',
          neededFor: 'PAYMENT',
        }),
        { ...marriage, status: 'RECEIVED', files: sent('marriage') },
        aDocument({
          id: 'study',
          type: 'PROOF_OF_STUDY',
          label: 'Proof of study for the year of death',
          status: 'WAIVED',
        }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'We could not use this: it is too dark or blurred to read. Please take a new photo in good light, with all four corners.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('You asked us for help with it.')).toBeVisible();
    await expect(canvas.getAllByText('Needed to pay you, not to decide.')[0]).toBeVisible();
    await userEvent.click(canvas.getByText('2 documents are here'));
    await expect(canvas.getByText('Sent on 18 November 2026')).toBeVisible();
    await expect(canvas.getByText('Not needed')).toBeVisible();
  },
};

export const DocumentsOfEveryKindOnAPhone: Story = {
  ...DocumentsOfEveryKind,
  globals: { viewport: { value: 'phone' } },
};

export const Deciding: Story = {
  args: {
    claim: aClaim({
      status: 'IN_ASSESSMENT',
      stage: claimStage({
        status: 'IN_ASSESSMENT',
        lastDocumentOn: '2026-11-18',
        decisionDue: '2026-11-20',
        isLate: false,
        isAsked: false,
      }),
      awaits: 'US',
      decisionDue: '2026-11-20',
      documents: here,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We have everything we need' })).toBeVisible();
    await expect(canvas.getByText('Our move: we decide by 20 November 2026.')).toBeVisible();
    await expect(canvas.getByText('Nothing is missing.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Send documents' })).not.toBeInTheDocument();
  },
};

/** The cause is not known yet: what every cause pays is paid, the rest once it is known. */
export const LookingFurther: Story = {
  args: {
    claim: aClaim({
      status: 'DISPUTED',
      stage: claimStage({
        status: 'DISPUTED',
        reason: 'how the accident happened',
        disputeDue: '2026-12-14',
        partPaid: 20_000,
        isLate: false,
      }),
      awaits: 'US',
      decisionDue: '2026-11-20',
      disputeDue: '2026-12-14',
      causeReported: 'UNKNOWN',
      documents: here,
      amounts: someAmounts({
        cause: 'UNKNOWN',
        disputed: 10_000,
        otherCauses: [
          { cause: 'ACCIDENT', payableNow: 30_000, payableLater: 0 },
          { cause: 'VIOLENCE', payableNow: 30_000, payableLater: 0 },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our move: we decide by 14 December 2026 at the latest.')).toBeVisible();
    const amounts = within(canvas.getByRole('region', { name: 'What we would pay' }));
    await expect(amounts.getByText('The cause is not known yet. We pay this whatever it was.')).toBeVisible();
    await expect(amounts.getByText(/^We may pay up to R.10.000 more once the cause is known\.$/)).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    claim: aClaim({
      life: {
        id: 'member',
        name: 'Nomathembakazikhanyisile-Ntombizodwa Buthelezi-Mkhwanazi-Ngwenyama',
        kind: 'EXTENDED_MEMBER',
      },
      placeOfDeath: 'Chris Hani Baragwanath Academic Hospital in Diepkloof, Soweto',
      account: anAccount({ Account_Holder_Name: 'Nomathembakazikhanyisile Buthelezi-Mkhwanazi-Ngwenyama' }),
      documents: [
        aDocument({
          label:
            'Death certificate of that country; a translation if it is not in an official language of South Africa',
        }),
      ],
    }),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Claim for Nomathembakazikhanyisile/)).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};
