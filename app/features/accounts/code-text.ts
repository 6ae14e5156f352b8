/** The same for every reason: whoever guesses learns nothing. */
export const wrongCode =
  "This code is not right, or was used already. Wait for the next one in the app, or use a recovery code.";
