import { dependantEndpoints, portalPaths, type Quote, quoteEndpoints } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { choose, fillIn, fillInDate, type Page, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { childOf } from '../children/testing/child-of';
import { Component as AddExtendedMemberScreen } from './add-extended-member.screen';

const meta = {
  title: 'Screens/Dependants/Add extended member',
  component: AddExtendedMemberScreen,
  parameters: { scenario: 'family-active', path: '/extended/add-member' },
} satisfies Meta<typeof AddExtendedMemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Page['canvas'];
type Quoted = { quotes: Quote[] } | undefined;

const cover = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Cover amount' }));
const nomsa = { Title: 'Mrs', 'First name': 'Nomsa', Surname: 'Dlamini', 'Relationship to you': 'Aunt' };
const idNumber = anIdNumber({ born: '1960-08-09', sequence: 4 });

async function fillInNomsa(page: Page) {
  await fillIn(page, nomsa);
  await choose(page, 'South African ID number');
  await fillIn(page, { 'ID number': idNumber });
}

/** Somebody of a birth date, without documents: enough for a quote. */
async function fillInAge(page: Page, birth: string, relationship = 'Aunt') {
  await fillIn(page, { 'Relationship to you': relationship });
  await fillInDate(page, 'Date of birth', birth);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can cover at most 10 extended members. You have 1 now.')).toBeVisible();
    await expect((await cover(canvas)).queryAllByRole('radio')).toEqual([]);
  },
};

/** A daughter who is soon too old: what is known of her stands there, her hidden ID number is asked again. */
export const MovesAChild: Story = {
  parameters: {
    scenario: 'much-to-do',
    path: `${portalPaths.addExtendedMember()}?child=${childOf('much-to-do', 'Palesa')}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Palesa');
    await expect(canvas.getByLabelText('Relationship to you')).toHaveValue('ADULT_CHILD');
    await expect(canvas.getByLabelText('ID number')).toHaveValue('');
    await expect(await (await cover(canvas)).findAllByRole('radio')).not.toEqual([]);
  },
};

/** One sentence for every field that is needed, and none that follows from another. */
export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    await cover(canvas);
    await press({ canvas, userEvent }, 'Continue');
    const summary = within(await canvas.findByRole('alert', { name: /problem/i }));
    const sentences = summary.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(sentences).toEqual([
      'Select the title',
      'Enter the first name',
      'Enter the surname',
      'Select the relationship to you',
      'Enter the ID number',
    ]);
    for (const sentence of sentences) await expect(canvas.getAllByText(sentence)).toHaveLength(2);
  },
};

export const FromFormToRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNomsa(page);
    const amounts = await cover(canvas);
    await expect(await amounts.findByText('What it costs at 66 years of age.')).toBeVisible();
    await userEvent.click(amounts.getByRole('radio', { name: /R.10.000/ }));
    await expect(await canvas.findByText('Your premium then, from 1 December 2026')).toBeVisible();
    await press(page, 'Continue');
    await choose(page, /alive and known to me/);
    await press(page, 'Continue');

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    const premium = within(canvas.getByRole('heading', { name: 'Your monthly premium' }).closest('.card')!);
    await expect(premium.getByText(/\+R.87/)).toBeVisible();
    await expect(canvas.getByText(/For natural causes from 1 June 2027/)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Extended member: Nomsa D.')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const AmountsByAge: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInAge(page, '02/02/1946');
    const amounts = await cover(canvas);
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(5));
    await expect(amounts.getByText(/R.202 a month/)).toBeVisible();
    await expect(canvas.getByText(/R.50.000\. Cover for this age may not be more than R.30.000/)).toBeVisible();
    await fillInAge(page, '02/02/2022', 'Niece');
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(4));
    await expect(canvas.getByText(/Cover for a child under 6 may not be more than R.20.000/)).toBeVisible();
  },
};

export const NotMoreThanYourOwnCover: Story = {
  parameters: { scenario: 'newly-wed' },
  play: async ({ canvas, userEvent }) => {
    await fillInAge({ canvas, userEvent }, '02/02/1980');
    await expect(
      await canvas.findByText(/R.30.000 and R.50.000\. Cover may not be more than your own cover of R.20.000/),
    ).toBeVisible();
  },
};

export const TooOld: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillInAge({ canvas, userEvent }, '19/11/1941', 'Grandmother');
    await expect(await canvas.findByText('Members of 85 or older cannot be added')).toBeVisible();
  },
};

export const BothParentsAreCovered: Story = {
  parameters: { scenario: 'newly-wed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/this list has no Mother, Father any more/)).toBeVisible();
    const relationships = within(canvas.getByLabelText('Relationship to you'));
    await expect(relationships.queryByRole('option', { name: 'Mother' })).toBeNull();
    await expect(relationships.getByRole('option', { name: 'Mother-in-law' })).toBeVisible();
  },
};

/** Nobody waits for a quote: typing goes on, and what was known stays. */
export const SlowQuote: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillInAge(page, '09/08/1960');
    const amounts = await cover(canvas);
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(5));
    await userEvent.click(amounts.getByRole('radio', { name: /R.10.000/ }));
    loaded.visit.network.break('waiting');
    await fillInDate(page, 'Date of birth', '09/08/1985');
    await expect(await canvas.findByText('We are working out the premiums...')).toBeVisible();
    await expect(amounts.getByText('What it costs at 66 years of age.')).toBeVisible();
    await fillIn(page, { 'First name': 'Nomsa' });
    await expect(canvas.getByLabelText('First name')).toHaveValue('Nomsa');
    await expect(amounts.getByRole('radio', { name: /R.10.000/ })).toBeChecked();
  },
};

export const QuoteFailsUntilAgain: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await canvas.findByLabelText('First name');
    loaded.visit.network.break('500');
    await fillInNomsa(page);
    await expect(await canvas.findByText(/The premiums could not be worked out/)).toBeVisible();
    loaded.visit.network.mend();
    await press(page, 'Request the quote again');
    const amounts = await cover(canvas);
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(5));
    await expect(canvas.getByLabelText('First name')).toHaveValue('Nomsa');
  },
};

/** The quote was used for somebody else meanwhile, in another window. */
export const QuoteExpired: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillInNomsa(page);
    const amounts = await cover(canvas);
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(5));
    await userEvent.click(amounts.getByRole('radio', { name: /R.10.000/ }));
    await press(page, 'Continue');
    await choose(page, /alive and known to me/);
    await press(page, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });

    const { auth, scenario } = loaded.visit;
    const params = { policyNumber: scenario.signIn };
    const { route } = quoteEndpoints.extendedMemberQuote;
    const read = auth.client.getQueriesData({ queryKey: ['read', params, route] }) as [unknown, Quoted][];
    const quotes = read.flatMap(([, quoted]) => quoted?.quotes ?? []);
    const quote = quotes.find(({ coverAmount }) => coverAmount === 10_000);
    const twin = {
      Title: 'MR',
      First_Name: 'Bheki',
      Surname: 'Dlamini',
      Relationship: 'UNCLE',
      Gender: 'MALE',
      Id_Type: 'SA_ID',
      Id_Number: anIdNumber({ born: '1960-08-09', gender: 'MALE' }),
      Date_Of_Birth: '1960-08-09',
      Cover_Amount: 10_000,
      Quote_Id: quote?.id,
      Is_Alive_Declaration: true,
    };
    const used = await auth.api.call(dependantEndpoints.addExtendedMember, params, twin as never);
    await expect(used).toMatchObject({ success: true });

    await press(page, 'Confirm and send');
    await expect(
      await canvas.findByText(/This quote has expired\. Request a new one\. We have requested/),
    ).toBeVisible();
    await expect(canvas.getByText('Nomsa')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const TenAlready: Story = {
  parameters: { scenario: 'ten-relatives' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can add at most 10 extended members')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const InGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const reason = 'Please pay your outstanding premium before you change your cover.';
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await fillInAge({ canvas, userEvent }, '09/08/1960');
    const amounts = await cover(canvas);
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(5));
    await userEvent.click(amounts.getByRole('radio', { name: /R.30.000/ }));
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
});
