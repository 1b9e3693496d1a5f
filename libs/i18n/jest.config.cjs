module.exports = require('../../jest.base.cjs').react;
