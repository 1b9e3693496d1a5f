module.exports = require('../../jest.base.cjs').api;
