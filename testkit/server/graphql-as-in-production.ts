/**
 * Loaded before graphql, which decides by NODE_ENV at its load whether each look at a type also searches for a second
 * copy of itself. That search is a twentieth of the server tests' processor time.
 */
process.env['NODE_ENV'] = 'production';
