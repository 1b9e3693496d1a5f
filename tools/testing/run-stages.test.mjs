import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOf } from './run-stages.mjs';

test('a stage runs alone, or with those that say that they run beside it', () => {
  const [build, journeys, looks, last] = [
    { title: 'Build', args: [] },
    { title: 'Journeys', args: [] },
    { title: 'Looks', args: [], beside: true },
    { title: 'Last', args: [] },
  ];
  assert.deepEqual(groupsOf([build, journeys, looks, last]), [[build], [journeys, looks], [last]]);
});
