import { expect, waitFor } from 'storybook/test';
import * as v from 'valibot';
import {
  type FieldMeta,
  fieldMeta,
  type FieldStory,
  isRefused,
  longWords,
  refusedWith,
  sendIt,
} from '../testing/story-of';
import { aPhoto, aPhotoOfAPhone } from '../testing/a-photo';
import { chooseFile } from '../testing/choose-file';
import { file } from './file';
import { usage } from '@portal/ui-kit/stories';

const document = v.object(
  { fileName: v.string(), contentType: v.string(), type: v.optional(v.string()) },
  'Add the proof of study',
);

const meta = {
  title: 'Forms/File',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a document that somebody photographs or has on their phone.',
    instead: 'Documents that can come later: the page of documents to send.',
    words: 'The name of the document. What may be sent is said for you: PDF, JPG or PNG, smaller than 5 MB.',
    access: 'Button, progress and result are said aloud; a photo is made smaller before it is sent.',
  }),
  ...fieldMeta({ widget: file({ type: 'PROOF_OF_STUDY' }), entry: document, label: 'Proof of study' }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

const pdf = new File(['%PDF-1.7 a letter'], 'letter.pdf', { type: 'application/pdf' });
const stored = {
  base64File: btoa('%PDF-1.7 a letter'),
  fileName: 'letter.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
};

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Choose a file/ })).toBeVisible(),
};
export const Filled: Story = {
  args: { value: stored },
  play: async ({ canvas }) => expect(await canvas.findByText('letter.pdf')).toBeVisible(),
};
export const Refused: Story = { play: refusedWith('Add the proof of study') };
export const Locked: Story = { args: { value: stored, locked: true } };
export const LongWords: Story = {
  args: { ...longWords, value: { ...stored, fileName: `${'a-letter-of-registration-'.repeat(6)}.pdf` } },
};

export const ChosenAndSent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile(canvasElement, pdf);
    await expect(await canvas.findByText('letter.pdf')).toBeVisible();
    await expect(await sendIt({ canvas, userEvent })).toEqual({
      fileName: 'letter.pdf',
      contentType: 'application/pdf',
      type: 'PROOF_OF_STUDY',
    });
  },
};
export const AnotherKindIsRefusedAtOnce: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile(canvasElement, new File(['PK'], 'letter.docx'));
    await expect(await canvas.findByText('The file must be a PDF, JPG or PNG')).toBeVisible();
    await isRefused({ canvas, userEvent }, 'The file must be a PDF, JPG or PNG');
    await chooseFile(canvasElement, pdf);
    await waitFor(() => expect(canvas.queryByText('The file must be a PDF, JPG or PNG')).toBeNull());
  },
};
export const TakenAwayByKeyboard: Story = {
  args: { value: stored },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Remove/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('letter.pdf')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Choose a file/ })).toHaveFocus();
  },
};
export const ALargePhotoIsMadeSmaller: Story = {
  play: async ({ canvas, canvasElement }) => {
    const photo = await aPhoto({ width: 4000, height: 3000 });
    await expect(photo.size).toBeGreaterThan(5 * 1024 * 1024);
    await chooseFile(canvasElement, photo);
    const shown = await waitFor(() => {
      const image = canvasElement.querySelector('img');
      if (!image?.naturalWidth) throw new Error('Not there yet');
      return image;
    });
    await expect(shown.naturalWidth).toBe(2200);
    await expect(await canvas.findByText(/^JPG, /)).toBeVisible();
  },
};

export const PhotoWithoutItsPlace: Story = {
  play: async ({ canvasElement }) => {
    const photo = await aPhotoOfAPhone({ width: 60, height: 40 });
    await expect(await photo.text()).toContain('GPS');
    await chooseFile(canvasElement, photo);
    const shown = await waitFor(() => {
      const image = canvasElement.querySelector('img');
      if (!image?.naturalWidth) throw new Error('Not there yet');
      return image;
    });
    await expect([shown.naturalWidth, shown.naturalHeight]).toEqual([40, 60]);
    const sent = await (await fetch(shown.src)).text();
    await expect(sent).not.toContain('GPS');
  },
};
