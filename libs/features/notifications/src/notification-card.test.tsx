import { type Notification, optionalAreas } from '@portal/contract';
import { portalConfigAtom } from '@portal/policy-workflow';
import { aPage, good } from '@portal/policy-workflow/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotificationCard } from './notification-card';

const received: Notification = {
  id: '3f0cb2f0-7a55-4a55-9a55-6a5500000021',
  title: 'Payment received',
  inAppMessage: 'We received your premium.',
  type: 'PREMIUM_RECEIVED',
  severity: 'INFO',
  policyNumber: '7000010012',
  isRead: false,
  createdAt: '2026-11-19T22:30:00.000Z',
  readAt: null,
  actionUrl: '/payments',
  missingDocument: null,
};

let read: string[] = [];
function show(about: Partial<Notification>, without: string[] = []) {
  const page = aPage(() => good(null), '/notifications');
  page.store.set(portalConfigAtom, { ...page.store.get(portalConfigAtom), without });
  render(<NotificationCard notification={{ ...received, ...about }} onRead={() => read.push('once')} />, page);
}

afterEach(() => {
  cleanup();
  read = [];
});

describe('a notification', () => {
  it('leads to the page it is about', () => {
    show({ actionUrl: '/child/details/7?from=notice' });
    expect(screen.getByRole('link', { name: 'Open: Payment received' }).getAttribute('href')).toBe(
      '/child/details/7?from=notice',
    );
  });

  it.each([
    { without: [], leadsTo: '/pay-now', why: 'where there is Pay@' },
    { without: [optionalAreas.payat.route], leadsTo: '/payments', why: 'where there is none' },
  ])('about a premium leads to $leadsTo $why', ({ without, leadsTo }) => {
    show({ actionUrl: '/pay-now' }, without);
    expect(screen.getByRole('link').getAttribute('href')).toBe(leadsTo);
  });

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    'https://evil.example/payments',
    'javascript:alert(1)',
    'payments',
  ])('has no link to %j', (actionUrl) => {
    show({ actionUrl });
    expect(screen.getByText('We received your premium.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is dated by the South African day', () => {
    show({});
    expect(screen.getByText('20 November 2026, policy 7000010012')).toBeTruthy();
  });

  it('about no policy names none', () => {
    show({ policyNumber: null });
    expect(screen.getByText('20 November 2026')).toBeTruthy();
  });

  it('counts as read once it was opened, or somebody says so', () => {
    show({});
    screen.getByRole('link').click();
    screen.getByRole('button', { name: 'Mark as read: Payment received' }).click();
    expect(read).toEqual(['once', 'once']);
  });

  it('is new until it was read', () => {
    show({});
    expect(screen.getByText('New')).toBeTruthy();
    cleanup();
    show({ isRead: true, readAt: '2026-11-20T06:00:00.000Z' });
    expect(screen.queryByText('New')).toBeNull();
  });
});
