/** German for the messages of rules and calls, by their English text. */
export const messages: Readonly<Record<string, string>> = {
  'Not saved. Fix the highlighted inputs, then save again.':
    'Nicht gespeichert. Korrigiere die markierten Eingaben und speichere dann noch einmal.',
  'Your latest changes have not reached the server yet. They are kept in this browser. Try again in a moment.':
    'Deine letzten Änderungen sind noch nicht beim Server angekommen. Sie bleiben in diesem Browser gespeichert. Versuche es gleich noch einmal.',
  'Your change was dropped because the item has been deleted.':
    'Deine Änderung wurde verworfen, weil das Element gelöscht wurde.',
  'Part of this could not be undone because the changed item has been deleted.':
    'Ein Teil davon konnte nicht rückgängig gemacht werden, weil das geänderte Element gelöscht wurde.',
  // Signing in.
  'You must enter an email address': 'Bitte gib eine E-Mail-Adresse ein',
  'You must enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'You must enter a password': 'Bitte gib ein Passwort ein',
  'Check your email and follow the link in it to set your password.':
    'Sieh in deine E-Mail und folge dem Link darin, um dein Passwort festzulegen.',
  'Too many requests, please wait a moment and try again':
    'Zu viele Anfragen, bitte warte einen Moment und versuche es noch einmal',

  // Toasts.
  Saving: 'Wird gespeichert',
  Saved: 'Gespeichert',
  Failed: 'Fehlgeschlagen',
  Created: 'Angelegt',
  Imported: 'Importiert',
  'Imported a workflow': 'Einen Ablauf importiert',
  'Back to version {number}': 'Zurück zu Version {number}',
  'Kept before going back to version {number}': 'Aufgehoben vor der Rückkehr zu Version {number}',
  'Copied to clipboard': 'In die Zwischenablage kopiert',
  'The browser did not allow copying.': 'Der Browser hat das Kopieren nicht zugelassen.',
  'Resent to {email}': 'Nochmals gesendet an {email}',
  'Uploading {file}': '{file} wird hochgeladen',
  'Upload Error': 'Fehler beim Hochladen',
  'Error uploading {file}': 'Fehler beim Hochladen von {file}',
  'Error loading content cards': 'Die Karten konnten nicht geladen werden',
  'Thank you for your feedback': 'Danke für deine Rückmeldung',

  // Any call that was cut off.
  "Sorry, I didn't get a response": 'Leider kam keine Antwort an',
  'Error - Failed to get error message.': 'Fehler: Die Fehlermeldung ist nicht angekommen.',

  // Calls of the shell.
  'Error sending feedback': 'Die Rückmeldung konnte nicht gesendet werden',
  'Error opening the other site, please sign in there':
    'Die andere Seite konnte nicht geöffnet werden, bitte melde dich dort an',
  'The verification email could not be sent, please try again later':
    'Die Bestätigungs-E-Mail konnte nicht gesendet werden, bitte versuche es später noch einmal',
  'Failure getting content cards': 'Die Karten konnten nicht geladen werden',
  'Error getting projects': 'Die Projekte konnten nicht geladen werden',
  'Please Confirm': 'Bitte bestätigen',

  // Publishing.
  'You need to choose a Publish Source': 'Wähle aus, von wo veröffentlicht wird',
  'You need to choose a Publish target': 'Wähle aus, wohin veröffentlicht wird',
  'Published Successfully': 'Veröffentlicht',
  'Error getting promotion status': 'Der Stand der Veröffentlichung konnte nicht geladen werden',
  'Error promoting project.': 'Das Projekt konnte nicht veröffentlicht werden',
  'You need to enter an email address': 'Bitte gib eine E-Mail-Adresse an',
  "You haven't entered a valid email address": 'Das ist keine gültige E-Mail-Adresse',
  'Please enter a stronger password': 'Bitte wähl ein stärkeres Passwort',
  'You must accept our terms to create an account':
    'Um ein Konto anzulegen, musst du unsere Nutzungsbedingungen annehmen',
  "New Password can't be blank!": 'Das neue Passwort darf nicht leer sein!',
  "Your new password can't be blank": 'Dein neues Passwort darf nicht leer sein',
  "Password can't be blank": 'Das Passwort darf nicht leer sein',
  'Password reset successfully': 'Dein Passwort ist zurückgesetzt',
  "You've already reset your password! If you want to change your password again you'll need to request another password reset email from the login page":
    'Du hast dein Passwort schon zurückgesetzt! Um es noch einmal zu ändern, fordere auf der Anmeldeseite eine neue E-Mail an',
  'You must enter your current password': 'Bitte gib dein jetziges Passwort ein',
  'You must enter a new password': 'Bitte gib ein neues Passwort ein',
  'You must enter your new password again to confirm it':
    'Bitte gib dein neues Passwort zur Bestätigung noch einmal ein',
  'Your confirmed password is not the same as your new password':
    'Die Bestätigung stimmt nicht mit deinem neuen Passwort überein',
  'You must enter a new email address': 'Bitte gib eine neue E-Mail-Adresse ein',
  'You must enter a valid new email address': 'Bitte gib eine gültige neue E-Mail-Adresse ein',
  'This registration link has expired. You should have automatically just received another confirmation link in your inbox, please try again.':
    'Dieser Link ist abgelaufen. Ein neuer sollte gerade in deinem Postfach angekommen sein, bitte versuch es damit noch einmal.',
  'Sign in with your new email address and your password, then open the link in the email again.':
    'Melde dich mit deiner neuen E-Mail-Adresse und deinem Passwort an und öffne dann den Link in der E-Mail noch einmal.',
  'The email address of this account is being changed. Confirm the new address or undo the change, then open this link again.':
    'Die E-Mail-Adresse dieses Kontos wird gerade geändert. Bestätige die neue Adresse oder mach die Änderung rückgängig und öffne diesen Link dann noch einmal.',
  'This account has already been registered.': 'Dieses Konto ist schon registriert.',
  'Check that the address matches the one in your confirmation email, register again, or report it if that does not help.':
    'Prüf, ob die Adresse zu der in deiner Bestätigungsmail passt, registriere dich noch einmal, oder melde es uns, wenn das nicht hilft.',
  'Something went wrong, please try again. If this error persists please report a bug':
    'Etwas ist schiefgegangen, bitte versuch es noch einmal. Wenn es dabei bleibt, melde es uns bitte',
  'Password set successfully': 'Dein Passwort ist gesetzt',
  'Your password has already been set, you can reset it on the login page':
    'Dein Passwort ist schon gesetzt, auf der Anmeldeseite kannst du es zurücksetzen',
  'Email updated successfully': 'Deine E-Mail-Adresse ist geändert',
  'Error validating client, please try again later':
    'Die Anmeldung konnte nicht geprüft werden, bitte versuch es später noch einmal',
  'Error logging in': 'Die Anmeldung ist fehlgeschlagen',
  'Error checking account status': 'Das Konto konnte nicht geprüft werden',
  'Failed to create new account.': 'Das Konto konnte nicht angelegt werden.',
  'Unable to change your password. Please try again later.':
    'Dein Passwort konnte nicht geändert werden. Bitte versuch es später noch einmal.',
  'Error setting password for new account': 'Das Passwort für das neue Konto konnte nicht gesetzt werden',
  'Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset':
    'Das Passwort konnte nicht zurückgesetzt werden, die Anfrage ist vielleicht abgelaufen oder fehlerhaft. Bitte fordere eine neue an',
  'Error requesting password reset, please try again later':
    'Das Zurücksetzen konnte nicht angefordert werden, bitte versuch es später noch einmal',
  'Error updating email': 'Die E-Mail-Adresse konnte nicht geändert werden',
  'Failure resetting Password with token': 'Das Passwort konnte nicht zurückgesetzt werden',
  'Failure accepting team invitation': 'Die Einladung konnte nicht angenommen werden',
  'Failure rejecting team invitation': 'Die Einladung konnte nicht abgelehnt werden',
  'The email address could not be changed back, the link may have expired or been used':
    'Die E-Mail-Adresse konnte nicht zurückgeändert werden, der Link ist vielleicht abgelaufen oder schon benutzt',
  'Your sessions could not be listed': 'Deine Anmeldungen konnten nicht geladen werden',
  'The other sessions could not be signed out': 'Die anderen Anmeldungen konnten nicht beendet werden',
  'At least 8 characters': 'Mindestens 8 Zeichen',
  'At least one capital letter': 'Mindestens ein Großbuchstabe',
  'At least one symbol or digit': 'Mindestens ein Sonderzeichen oder eine Ziffer',
  bad: 'schlecht',
  weak: 'schwach',
  okay: 'brauchbar',
  good: 'gut',
  strongest: 'sehr stark',

  // Teams.
  'You must enter a team name': 'Bitte gib einen Namen für das Team ein',
  'A team name can have at most 60 characters': 'Der Name eines Teams kann höchstens 60 Zeichen haben',
  'A team name can only have characters that can be seen': 'Der Name eines Teams kann nur sichtbare Zeichen haben',
  'Please select a team to change too.': 'Bitte wähle ein Team aus, zu dem du wechseln möchtest.',
  'You need to type in a valid email address to invite a new member':
    'Gib eine gültige E-Mail-Adresse ein, um ein neues Mitglied einzuladen',
  'You need to select a permission for the user to invite a new member':
    'Wähle eine Berechtigung aus, um ein neues Mitglied einzuladen',
  'That user is already a member of this team': 'Diese Person ist schon Mitglied dieses Teams',
  'You must remove all team members before you can delete the team':
    'Entferne zuerst alle Mitglieder, dann kannst du das Team löschen',
  'You require Admin permission to invite new members to this team.':
    'Um neue Mitglieder in dieses Team einzuladen, brauchst du die Berechtigung Admin.',
  'A team needs at least one Admin. Make somebody else an Admin first.':
    'Ein Team braucht mindestens einen Admin. Mache zuerst jemand anderen zum Admin.',
  'Failure getting my teams': 'Deine Teams konnten nicht geladen werden',
  'Failure getting team members': 'Die Mitglieder des Teams konnten nicht geladen werden',
  'Error setting active team': 'Das aktive Team konnte nicht gewechselt werden',
  'Error creating new team': 'Das Team konnte nicht angelegt werden',
  'Error deleting team': 'Das Team konnte nicht gelöscht werden',
  'Error renaming team': 'Das Team konnte nicht umbenannt werden',
  'Unable to invite users to team': 'Die Einladung zum Team konnte nicht gesendet werden',
  'Failure updating team member permissions': 'Die Berechtigung konnte nicht geändert werden',
  'Failure removing team member': 'Das Mitglied konnte nicht entfernt werden',

  // Notifications.
  'This needs a verified email address': 'Dafür muss deine E-Mail-Adresse bestätigt sein',
  'There is no connection.': 'Es besteht keine Verbindung.',
  'There is no such notification.': 'Diese Benachrichtigung gibt es nicht mehr.',
  'That did not work. Please try again.': 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  'Value is required': 'Bitte ausfüllen',
  'Value should be a number': 'Bitte gib eine Zahl ein',
  'Value should be a whole number': 'Bitte gib eine ganze Zahl ein',
  'Value should be {limit} or more': 'Der Wert muss mindestens {limit} sein',
  'Value should be {limit} or less': 'Der Wert darf höchstens {limit} sein',
  'Date should be in yyyyMMddHHmmss Format': 'Das Datum muss das Format yyyyMMddHHmmss haben',
  'Date should be in YYYY-MM-DD Format': 'Das Datum muss das Format JJJJ-MM-TT haben',
  'Say in a few words what you do': 'Sag in ein paar Worten, was du machst',
  'Your day has to end after it begins': 'Dein Tag muss enden, nachdem er begonnen hat',
  'A phone number has digits, spaces, brackets and dashes, and may begin with +':
    'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, Klammern und Strichen und kann mit + beginnen',
  'The address of a link has to begin with https:// or http://':
    'Die Adresse eines Links muss mit https:// oder http:// beginnen',
  'Title: Value is required': 'Titel: Bitte ausfüllen',
  'Address: Value is required': 'Adresse: Bitte ausfüllen',
  'Failure getting Account Details': 'Die Angaben zum Konto konnten nicht geladen werden',
  'Failure saving Account Details': 'Die Angaben zum Konto konnten nicht gespeichert werden',
  'Error saving account': 'Das Konto konnte nicht gespeichert werden',
  'Error setting settings against account': 'Die Einstellungen des Kontos konnten nicht gespeichert werden',
  'The picture is larger than 5 MB. Please choose a smaller one.':
    'Das Bild ist größer als 5 MB. Bitte wähle ein kleineres.',
  'This file is not a picture that can be used. Please choose a JPEG, PNG, WebP or GIF file.':
    'Diese Datei ist kein verwendbares Bild. Bitte wähle eine JPEG-, PNG-, WebP- oder GIF-Datei.',
  'Your profile was saved somewhere else at the same time. Please try again.':
    'Dein Profil wurde gleichzeitig an anderer Stelle gespeichert. Bitte versuche es noch einmal.',

  // Whatever the server says in general.
  'The request could not be understood.': 'Die Anfrage war nicht zu verstehen.',
  'Something went wrong.': 'Etwas ist schiefgegangen.',
  'Error getting misc attributes': 'Die Einstellungen konnten nicht geladen werden',
  'Error logging out': 'Das Abmelden ist fehlgeschlagen',
  'Error uploading media': 'Die Datei konnte nicht hochgeladen werden',
  'Error looking up templates': 'Die Vorlagen konnten nicht geladen werden',
  'Error getting node data': 'Die Angaben zum Knoten konnten nicht geladen werden',
  'Failure getting teams for user': 'Die Teams dieser Person konnten nicht geladen werden',
  'Error sending crash report': 'Der Absturzbericht konnte nicht gesendet werden',
  'Error writing the log': 'Das Protokoll konnte nicht geschrieben werden',
  'Failure getting feedback': 'Die Rückmeldungen konnten nicht geladen werden',
  'Failure getting crash reports': 'Die Absturzberichte konnten nicht geladen werden',
  'Error subscribing to group': 'Die Verbindung zur Gruppe konnte nicht hergestellt werden',
  'Error unsubscribing to group': 'Die Verbindung zur Gruppe konnte nicht beendet werden',
  'Error sending ping received event': 'Das Lebenszeichen konnte nicht gesendet werden',
  'Error sending project open event': 'Dass das Projekt offen ist, konnte nicht mitgeteilt werden',
  '{by} has deleted “{name}”, which you had open.': '{by} hat „{name}“ gelöscht, das du geöffnet hattest.',
  '{by} has deleted “{name}”, which you were changing. Your changes are kept and come back with it.':
    '{by} hat „{name}“ gelöscht, das du gerade geändert hast. Deine Änderungen werden aufgehoben und kommen mit zurück.',
  Restore: 'Wiederherstellen',
  'The workflow it was in has been deleted. Restore that first.':
    'Der Ablauf, in dem es war, wurde gelöscht. Stelle zuerst diesen wieder her.',
  'Error restoring what was deleted': 'Fehler beim Wiederherstellen',
  'Error loading what was deleted': 'Fehler beim Laden des Gelöschten',
  'Somebody else has moved one of these below the other, so this was left out.':
    'Jemand anders hat eines davon unter das andere verschoben; deshalb wurde das ausgelassen.',
  'Error moving node': 'Der Knoten konnte nicht verschoben werden',
  'Error moving workflow': 'Der Ablauf konnte nicht verschoben werden',
  'Conversations begin in this workflow. Let them begin in another one before you move it.':
    'In diesem Ablauf beginnen Gespräche. Lass sie in einem anderen beginnen, bevor du ihn verschiebst.',
  'Somebody else has deleted what you were editing, so this change was left out.':
    'Jemand anders hat gelöscht, was du gerade bearbeitet hast; diese Änderung wurde daher ausgelassen.',
  'Sorry, there was a problem creating the Connector': 'Der Ausgang konnte leider nicht angelegt werden',
  "Sorry, couldn't get the node schema to create the connector":
    'Das Schema des Knotens fehlt leider, um den Ausgang anzulegen',
  'Sorry, there was a problem loading the node and creating the Connector':
    'Der Knoten konnte leider nicht geladen und der Ausgang nicht angelegt werden',
  "Sorry, I don't know what row to delete": 'Welche Zeile gelöscht werden soll, ist leider nicht klar',
  "Sorry, I couldn't find the row to remove": 'Die Zeile, die entfernt werden soll, wurde leider nicht gefunden',
  'Sorry, there was a problem with deletion': 'Beim Löschen ist leider etwas schiefgegangen',
  'There is no test case to run yet.': 'Es gibt noch keinen Testfall.',
  'The case has no steps.': 'Der Fall hat keine Schritte.',
  'A case can have at most 100 steps.': 'Ein Fall kann höchstens 100 Schritte haben.',
  'The case took longer than a minute and was stopped.':
    'Der Fall dauerte länger als eine Minute und wurde abgebrochen.',
  'The server ended every time this case was run.': 'Der Server endete jedes Mal, wenn dieser Fall lief.',
  'The case could not be run. This is a fault of Confab.':
    'Der Fall konnte nicht ausgeführt werden. Das ist ein Fehler von Confab.',
  'Only a Pro or a One project can be tested.': 'Nur ein Pro- oder ein One-Projekt kann getestet werden.',
  'Choose the project that is to be tested.': 'Wähle das Projekt, das getestet werden soll.',
  'The project that is to be tested is not there any more.':
    'Das Projekt, das getestet werden soll, gibt es nicht mehr.',
  'Error running test': 'Der Test konnte nicht ausgeführt werden',
  'Error getting results': 'Die Ergebnisse konnten nicht geladen werden',
  'Error importing test cases': 'Die Testfälle konnten nicht importiert werden',
  'A team can have at most 5 test runs under way. Wait for one to end, or cancel it.':
    'Ein Team kann höchstens 5 Testläufe zugleich haben. Warte, bis einer endet, oder brich einen ab.',
  'Error searching the project': 'Das Projekt konnte nicht durchsucht werden',
  'Error replacing in the project': 'Im Projekt konnte nicht ersetzt werden',
  'Error taking back the replacement': 'Die Ersetzung konnte nicht zurückgenommen werden',
  'Error finding where it is used': 'Es konnte nicht gefunden werden, wo es verwendet wird',
  'This replacement cannot be taken back any more.': 'Diese Ersetzung kann nicht mehr zurückgenommen werden.',
  'The project has changed. Please search again.': 'Das Projekt hat sich geändert. Bitte suche erneut.',
  'Type something to look for.': 'Gib etwas ein, wonach gesucht werden soll.',
  'There is a ) without its (.': 'Es gibt eine ) ohne ihre (.',
  'There is a ( without its ).': 'Es gibt eine ( ohne ihre ).',
  'There is a [ without its ].': 'Es gibt eine [ ohne ihre ].',
  'There is nothing that could be repeated.': 'Hier gibt es nichts, was wiederholt werden könnte.',
  'There are too many groups in one another.': 'Es stehen zu viele Gruppen ineinander.',
  'The expression ends too early.': 'Der Ausdruck endet zu früh.',
  'The expression is too large. Make its repetitions smaller.':
    'Der Ausdruck ist zu groß. Mache seine Wiederholungen kleiner.',
  'Error getting previewing email': 'Die E-Mail-Vorschau konnte nicht geladen werden',
  'The values are too long': 'Die Werte sind zu lang',
  'a sample, word for word': 'ein Beispiel, Wort für Wort',
  'a sample, word for word, listened for everywhere in this workflow':
    'ein Beispiel, Wort für Wort, auf das überall in diesem Ablauf gehört wird',
  'a sample, word for word, listened for everywhere': 'ein Beispiel, Wort für Wort, auf das überall gehört wird',
  'A One project is made of chapters, not of workflows.': 'Ein One-Projekt besteht aus Kapiteln, nicht aus Abläufen.',
  'a keyword': 'ein Schlüsselwort',
  'a keyword, listened for everywhere in this workflow':
    'ein Schlüsselwort, auf das überall in diesem Ablauf gehört wird',
  'a keyword, listened for everywhere': 'ein Schlüsselwort, auf das überall gehört wird',
  'the likeliest intent': 'die wahrscheinlichste Absicht',
  'the likeliest intent, listened for everywhere in this workflow':
    'die wahrscheinlichste Absicht, auf die überall in diesem Ablauf gehört wird',
  'the likeliest intent, listened for everywhere': 'die wahrscheinlichste Absicht, auf die überall gehört wird',
  'an expected answer': 'eine erwartete Antwort',
  'any answer is taken here': 'hier wird jede Antwort genommen',
  'nothing is likely enough': 'nichts ist wahrscheinlich genug',
  'no page in reach has a keyword of it': 'keine Seite in Reichweite hat ein Schlüsselwort davon',
  'it is to be said again': 'es soll noch einmal gesagt werden',
  'back to the page above': 'zurück zur Seite darüber',
  'from the beginning': 'von vorne',
  'the form is broken off': 'das Formular wird abgebrochen',
  'too close to tell': 'zu nah beieinander',
  'too close to tell, so the person is asked': 'zu nah beieinander, deshalb wird nachgefragt',
  'Failure getting match results': 'Die Treffer konnten nicht ermittelt werden',
  'nothing follows': 'nichts folgt',
  'the nodes lead in a circle': 'die Knoten führen im Kreis',
  'there is nothing to begin with': 'es gibt nichts, womit zu beginnen wäre',
  'the module was tried by itself': 'das Modul wurde für sich allein ausprobiert',
  'A simulated conversation ends after 100 turns. Start a new one.':
    'Ein simuliertes Gespräch endet nach 100 Schritten. Beginne ein neues.',
  'Nothing has been published to beta yet.': 'Auf Beta ist noch nichts veröffentlicht.',
  'Nothing has been published to live yet.': 'Auf Live ist noch nichts veröffentlicht.',
  'Error running simulator step': 'Der Schritt konnte nicht simuliert werden',
  'A test case begins where the project does, with nothing written by hand. Check what it expects.':
    'Ein Testfall beginnt, wo das Projekt beginnt, und ohne von Hand Geschriebenes. Prüfe, was er erwartet.',

  // What comes in and what goes out.
  'Error importing project': 'Das Projekt konnte nicht importiert werden',
  'Error importing workflow': 'Der Ablauf konnte nicht importiert werden',
  'Error importing project files': 'Die Projektdateien konnten nicht importiert werden',
  'Error exporting project': 'Das Projekt konnte nicht exportiert werden',
  'Error exporting workflow': 'Der Ablauf konnte nicht exportiert werden',
  'Failure generating platform files': 'Die Dateien für die Plattform konnten nicht erstellt werden',
  'The file is too large; 24 MB is the most.': 'Die Datei ist zu groß; höchstens 24 MB.',
  'A project with this id is there already. Say that you are sure to replace it.':
    'Ein Projekt mit dieser Id gibt es schon. Bestätige, dass es ersetzt werden soll.',
  'Another import is under way. Please wait a moment and try again.':
    'Ein anderer Import läuft gerade. Bitte warte einen Moment und versuche es noch einmal.',
  'Somebody else has just imported the same file. Please try again.':
    'Jemand anders hat gerade dieselbe Datei importiert. Bitte versuche es noch einmal.',
  'Only a Pro project can be written for a platform.':
    'Nur ein Pro-Projekt kann für eine Plattform geschrieben werden.',
};
