import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importParts } from './part-imports.mjs';

const parts = {
  '@cw/ui': new Map([
    ['Button', 'frame'],
    ['Panel', 'frame'],
    ['TextField', 'forms'],
  ]),
};

test('a named import is parted, its other names kept', () => {
  assert.equal(
    importParts("import { Button, TextField as Field, Panel } from '@cw/ui';\nrun();", parts),
    'import { Button, Panel } from "@cw/ui/frame"; import { TextField as Field } from "@cw/ui/forms";\nrun();',
  );
});

test('other imports stay as they are', () => {
  const code =
    'import { Button } from "./button.js"; import React, { useState } from "react"; import "@cw/ui/fonts.css";';
  assert.equal(importParts(code, parts), code);
});

test('a name that no part has fails the build', () => {
  assert.throws(() => importParts('import { Buton } from "@cw/ui";', parts), /@cw\/ui exports no Buton/);
});
