import { type DocumentRequest } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as DocumentsScreen } from '../documents.screen';
import { RequestedDocuments } from '../requests/requested-documents';
import { chooseFile } from '@portal/forms/testing';
import { aLargePdf, aPdfFile, aPhoto } from '@portal/policy-workflow/testing';
import { card, fitsTheScreen } from '../testing/plays';

const meta = {
  title: 'Screens/Documents/Documents to send',
  component: DocumentsScreen,
  parameters: { scenario: 'pending-newborn', path: '/documents' },
} satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = 'Documents we asked for';
const another = 'Send us a document';

export const AskedForAndSent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const requests = await card(canvas, asked);
    await expect(requests.getByText('One document is still missing. Your change waits for it.')).toBeVisible();
    await expect(requests.getByRole('heading', { name: 'Child: Retabile M.' })).toBeVisible();
    await expect(await requests.findByRole('link', { name: 'See the change that asks for it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/child\/new-details\//),
    );
    await userEvent.click(requests.getByRole('button', { name: /^Send this document/ }));
    await chooseFile(canvasElement, await aPhoto());
    await userEvent.click(requests.getByRole('button', { name: 'Send' }));
    const arrived = await requests.findByText('IMG_20261120_101500.jpg has arrived (Birth certificate).');
    await expect(arrived.closest('[tabindex]')).toHaveFocus();
    await expect(await requests.findByText('Received')).toBeVisible();
    await expect(
      requests.getByText('We have the document that we asked for. You need not send anything.'),
    ).toBeVisible();
    const list = await card(canvas, 'Your documents');
    await expect(list.getByText('IMG_20261120_101500.jpg')).toBeVisible();
    await expect(list.getByRole('button', { name: /^View Birth certificate, IMG_.* in a new tab$/ })).toBeVisible();
  },
};

const document = (about: string, label: string, received = false): DocumentRequest => ({
  actionId: about,
  about,
  label,
  type: 'OTHER',
  received,
});

export const SeveralAskedFor: Story = {
  render: () => (
    <RequestedDocuments
      policy={{ Policy_Number: '7000010590', Policy_Status: 'ACTIVE' }}
      requests={[
        document('Child: Retabile M.', 'Birth certificate'),
        document('Child: Retabile M.', 'Medical report', true),
        document('Extended member: Nkosazana-Refilwe Mmamoloko v.', 'Copy of the ID'),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const requests = await card(canvas, asked);
    await expect(requests.getByText('1 of 3 documents received, 2 still missing.')).toBeVisible();
    await expect(requests.getAllByRole('button', { name: /^Send this document/ })).toHaveLength(2);
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const requests = await card(canvas, asked);
    await userEvent.click(requests.getByRole('button', { name: /^Send this document/ }));
    await userEvent.click(await requests.findByRole('button', { name: 'Send' }));
    await expect((await requests.findAllByText('Choose the file'))[0]).toBeVisible();
    await userEvent.click(requests.getByRole('button', { name: 'Cancel' }));
    await expect(requests.getByRole('button', { name: /^Send this document/ })).toHaveFocus();
  },
};

/** What may not be sent is said before anything is sent. */
export const RefusedBeforeItIsSent: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = await card(canvas, another);
    await userEvent.click(page.getByRole('button', { name: 'Choose a document to send' }));
    const refusals = [
      [new File(['PK'], 'letter.docx'), 'The file must be a PDF, JPG or PNG'],
      [new File(['not a picture'], 'photo.png', { type: 'image/png' }), 'The file must be a PDF, JPG or PNG'],
      [new File(['%PDF-1.7'], 'letter'), 'Invalid file extension'],
      [aLargePdf(), 'The file must be smaller than 5 MB'],
    ] as const;
    for (const [file, sentence] of refusals) {
      await chooseFile(canvasElement, file);
      await expect(await page.findByText(sentence)).toBeVisible();
    }
  },
};

export const AnotherDocumentSent: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = await card(canvas, another);
    await userEvent.click(await page.findByRole('button', { name: 'Choose a document to send' }));
    await userEvent.click(await page.findByRole('button', { name: 'Send' }));
    await expect((await page.findAllByText('Select what the file shows'))[0]).toBeVisible();
    await userEvent.selectOptions(await page.findByLabelText('What does the file show?'), 'Letter from the bank');
    await chooseFile(canvasElement, aPdfFile('letter of the bank.pdf'));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect(await page.findByText('letter of the bank.pdf has arrived (Letter from the bank).')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send another document' })).toBeVisible();
    const list = await card(canvas, 'Your documents');
    const row = within((await list.findByText('letter of the bank.pdf')).closest('li') as HTMLElement);
    await expect(row.getByText('20 November 2026, from you, 1 KB')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Download/ }));
    await expect(await row.findByText('letter of the bank.pdf is on your device.')).toBeVisible();
  },
};

/** The network goes while a document is sent: it stays chosen and can be sent again. */
export const FailsAndIsSentAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const requests = await card(canvas, asked);
    await userEvent.click(requests.getByRole('button', { name: /^Send this document/ }));
    await chooseFile(canvasElement, aPdfFile());
    loaded.visit.network.break('offline');
    await userEvent.click(requests.getByRole('button', { name: 'Send' }));
    await expect(await requests.findByText('Internal server error')).toBeVisible();
    await expect(requests.getByText('birth-certificate.pdf')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(requests.getByRole('button', { name: 'Send' }));
    await expect(await requests.findByText(/^birth-certificate\.pdf has arrived/)).toBeVisible();
  },
};

export const OnItsWay: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const requests = await card(canvas, asked);
    await userEvent.click(requests.getByRole('button', { name: /^Send this document/ }));
    await chooseFile(canvasElement, aPdfFile());
    loaded.visit.network.break('waiting');
    await userEvent.click(requests.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(requests.getByRole('button', { name: 'Send' })).toBeDisabled());
  },
};

export const LongNamesOnASmallPhone: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = await card(canvas, another);
    await userEvent.click(page.getByRole('button', { name: 'Choose a document to send' }));
    await userEvent.selectOptions(await page.findByLabelText('What does the file show?'), 'Other document');
    const name = `${'scan-of-a-letter-'.repeat(12)}.pdf`;
    await chooseFile(canvasElement, aPdfFile(name));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect(await page.findByText(`${name} has arrived (Other document).`)).toBeVisible();
    await fitsTheScreen();
  },
};
