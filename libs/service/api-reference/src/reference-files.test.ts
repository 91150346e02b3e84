import { describe, expect, it } from 'vitest';
import { referenceFiles, referencePath, referencePolicy } from './reference-files';

const { [referencePath]: page, ...others } = referenceFiles;
const html = page?.text ?? '';

describe('the page of the API document', () => {
  it('loads each of its files, and nothing else', () => {
    const loaded = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, path]) => path);
    expect(loaded.toSorted()).toEqual(Object.keys(others).toSorted());
  });

  it('has no script and no style of its own, which its policy would not let run', () => {
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)| style="| on\w+="/);
    expect(referencePolicy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('links to what the service answers', () => {
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual(['/api/docs', '/api/openapi.json']);
  });

  it('names no map that nobody serves', () => {
    for (const { text } of Object.values(others)) expect(text).not.toContain('sourceMappingURL');
  });

  it('has the whole library', () => {
    expect(others[`${referencePath}/swagger-ui.js`]?.text).toContain('SwaggerUIBundle');
  });
});
