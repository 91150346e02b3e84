import { Hono } from 'hono';
import { file } from '../file';
import baseStyle from './base.css?raw';
import news from './news-script.js?raw';
import partsStyle from './parts.css?raw';

/** What the pages of all stand-ins load. */
export function pageFiles(): Hono {
  const files = new Hono();
  files.get('/pages/base.css', file(baseStyle, 'text/css; charset=utf-8'));
  files.get('/pages/parts.css', file(partsStyle, 'text/css; charset=utf-8'));
  files.get('/pages/news.js', file(news, 'text/javascript; charset=utf-8'));
  return files;
}
