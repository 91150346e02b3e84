import { describe, expect, it } from 'vitest';
import { type KeptDocument, mostDocuments, tooMany } from './kept-documents';

const megabyte = 1_000_000;

/** A document of so many bytes. */
const aDocument = (title: string, bytes: number) => ({
  document: {
    userId: 'thandi',
    policyNumber: '7000010012',
    title,
    at: '2026-11-22T12:02:00.000Z',
    file: {
      fileName: title,
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      base64File: 'A'.repeat((bytes * 4) / 3),
      generatedAt: '2026-11-22T12:02:00.000Z',
    },
  } satisfies KeptDocument,
});
const gone = (sizes: number[]) =>
  tooMany(sizes.map((size, place) => aDocument(`${place}`, size))).map(({ document }) => document.title);

describe('documents on a phone', () => {
  it.each([
    { why: 'none', sizes: [], goes: [] },
    { why: 'five small ones', sizes: [9, 9, 9, 9, 9], goes: [] },
    { why: 'six: the oldest', sizes: [9, 9, 9, 9, 9, 9], goes: ['5'] },
    {
      why: 'three large ones: what is past 5 MB',
      sizes: [2.4 * megabyte, 2.4 * megabyte, 2.4 * megabyte],
      goes: ['2'],
    },
    { why: 'a large one and what is older', sizes: [4.5 * megabyte, 0.9 * megabyte, 9], goes: ['1', '2'] },
  ])('are at most five, and 5 MB; too many are, of $why', ({ sizes, goes }) => {
    expect(mostDocuments).toEqual({ count: 5, bytes: 5 * megabyte });
    expect(gone(sizes)).toEqual(goes);
  });
});
