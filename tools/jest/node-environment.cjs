const { TestEnvironment } = require('jest-environment-node');
const measured = require('./measured.cjs');

module.exports = measured(TestEnvironment);
