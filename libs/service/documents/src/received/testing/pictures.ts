import { zlibSync } from 'fflate';
import { joinBytes } from '../join-bytes';
import { chunk } from '../png/chunks';
import { latin } from './latin';

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

/** A part of a JPEG file. */
export const segment = (marker: number, body: Uint8Array): Uint8Array =>
  Uint8Array.from([0xff, marker, ...u16(body.length + 2), ...body]);

/** EXIF of a phone: how the photo is to be turned, the phone's name, and where it stood. */
export function aPhonesExif(orientation: number, isLittle = false): Uint8Array {
  const bytes = (value: number[]) => (isLittle ? value.toReversed() : value);
  const entry = (tag: number, type: number, length: number, value: number[]) => [
    ...[...bytes(u16(tag)), ...bytes(u16(type)), ...bytes(u32(length))],
    ...[...value, 0, 0, 0, 0].slice(0, 4),
  ];
  return Uint8Array.from([
    ...[...latin(isLittle ? 'II' : 'MM'), ...bytes(u16(42)), ...bytes(u32(8))],
    ...bytes(u16(3)),
    ...entry(0x010f, 2, 4, [...latin('PHN')]),
    ...entry(0x0112, 3, 1, bytes(u16(orientation))),
    ...entry(0x8825, 4, 1, bytes(u32(50))), // where the place stands
    ...[...bytes(u32(0)), ...latin('GPS -33.9249 18.4241')],
  ]);
}

const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
export const frame = (width: number, height: number) =>
  segment(0xc0, Uint8Array.from([8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]));

/** A JPEG file with whatever stands beside the picture, before it. */
export const aJpeg = ({
  beside = [],
  width = 4,
  height = 3,
}: {
  beside?: Uint8Array[];
  width?: number;
  height?: number;
}) =>
  joinBytes([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, latin('JFIF\0\x01\x02\0\0\x01\0\x01\0\0')),
    ...beside,
    segment(0xdb, new Uint8Array(65)),
    frame(width, height),
    segment(0xc4, new Uint8Array(20)),
    Uint8Array.from(scan),
    Uint8Array.of(0xff, 0xd9),
  ]);

/** A PNG file with whatever stands beside the picture, before it. */
export const aPng = ({
  beside = [],
  width = 4,
  height = 3,
}: {
  beside?: Uint8Array[];
  width?: number;
  height?: number;
}) =>
  joinBytes([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Uint8Array.from([...u32(width), ...u32(height), 8, 0, 0, 0, 0])),
    ...beside,
    chunk('IDAT', zlibSync(new Uint8Array(15))),
    chunk('IEND', new Uint8Array()),
  ]);
