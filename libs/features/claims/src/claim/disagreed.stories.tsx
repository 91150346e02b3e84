import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { claimStage } from '@portal/domain';
import { aRefusedClaim, aRepresentation } from '../testing/a-refused-claim';
import { ClaimView } from './claim-view';

const meta = {
  title: 'Screens/Claims/They do not agree',
  component: ClaimView,
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR' },
} satisfies Meta<typeof ClaimView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const sent = async ({ canvas }: Pick<Play, 'canvas'>, day = '20 November 2026') =>
  within(await canvas.findByRole('region', { name: `What you sent on ${day}` }));

/** The letter leads to the page where one says why. */
export const MayDisagree: Story = {
  args: { claim: aRefusedClaim() },
  play: async ({ canvas }) => {
    const letter = within(await canvas.findByRole('region', { name: 'Our letter' }));
    await expect(letter.getByRole('link', { name: 'Tell us why you do not agree' })).toHaveAttribute(
      'href',
      '/claims/CL-7K3M-Q2XR/disagree',
    );
  },
};

const waiting = aRefusedClaim({ awaits: 'US', allowedActs: [], representations: [aRepresentation()] });

export const Sent: Story = {
  args: { claim: waiting },
  play: async (play) => {
    const card = await sent(play);
    await expect(card.getByText('He fell from a ladder.')).toBeVisible();
    await expect(card.getByText('police-report.pdf')).toBeVisible();
    await expect(card.getByText('By 4 January 2027. Somebody else looks at it.')).toBeVisible();
    await expect(play.canvas.getByText('Our move: somebody else looks at what you sent.')).toBeVisible();
    await expect(play.canvas.queryByRole('link', { name: 'Tell us why you do not agree' })).not.toBeInTheDocument();
  },
};

export const SentOnAPhone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } };

export const SentTooLateForThePromise: Story = {
  args: { claim: { ...waiting, representations: [aRepresentation({ answerDue: null, files: [] })] } },
  play: async (play) => {
    const card = await sent(play);
    await expect(card.getByText('Somebody else looks at it. It came too late for us to say by when.')).toBeVisible();
    await expect(card.queryByText('Files')).not.toBeInTheDocument();
  },
};

/** The reasons and facts again, and one may still write once more. */
export const StillRefused: Story = {
  args: {
    claim: aRefusedClaim({
      representations: [
        aRepresentation({
          answeredAt: '2026-12-01T08:00:00.000Z',
          outcome: 'REJECTED',
          answer: [
            { heading: null, paragraphs: ['We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Sipho Nkosi.'] },
            { heading: 'What we say to it', paragraphs: ['The report of the police names an illness.'] },
          ],
        }),
      ],
    }),
  },
  play: async (play) => {
    const card = await sent(play);
    await expect(card.getByText('On 1 December 2026: we still cannot pay.')).toBeVisible();
    await expect(card.getByRole('heading', { level: 3, name: 'What we say to it' })).toBeVisible();
    await expect(play.canvas.getByRole('link', { name: 'Tell us why you do not agree' })).toBeVisible();
  },
};

export const OpenedAgain: Story = {
  args: {
    claim: aRefusedClaim({
      status: 'IN_ASSESSMENT',
      stage: claimStage({
        status: 'IN_ASSESSMENT',
        lastDocumentOn: '2026-12-01',
        decisionDue: '2026-12-03',
        isLate: false,
        isAsked: false,
      }),
      awaits: 'US',
      decisionDue: '2026-12-03',
      decision: null,
      allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT', 'WITHDRAW'],
      representations: [
        aRepresentation({
          answeredAt: '2026-12-01T08:00:00.000Z',
          outcome: 'UPHELD',
          answer: [{ heading: null, paragraphs: ['The report of the police names a fall.'] }],
        }),
      ],
    }),
  },
  play: async (play) => {
    const card = await sent(play);
    await expect(card.getByText('On 1 December 2026: we opened the claim again.')).toBeVisible();
    await expect(card.getByText('The report of the police names a fall.')).toBeVisible();
  },
};
